import { Clauses } from './clauses.tsx'

type Props = {
  words: { trade: string; document: string; name: string; text: string; note: string }
  /** True where the document itself is not beside it. */
  namesDocument?: boolean
}

/** One clause of a document, filled in, with what it prevents written in its margin. */
export const ClausePage = ({ words, namesDocument = false }: Props) => (
  <figure className="leaf clause-page">
    <p>{namesDocument ? `${words.trade} · ${words.document}` : words.trade}</p>
    <blockquote>
      <Clauses clauses={[words]} />
    </blockquote>
    <figcaption>{words.note}</figcaption>
  </figure>
)
