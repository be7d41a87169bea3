import type { ReactNode } from 'react'
import { Clauses } from './clauses.tsx'

type Props = {
  words: { trade: string; document: string; name: string; text: string; note: string }
  /** True where the document itself is not beside it. */
  namesDocument?: boolean
  /** Who needs the clause, drawn. */
  portrait?: ReactNode
}

/** One clause of a document, filled in, with what it prevents written in its margin. */
export const ClausePage = ({ words, namesDocument = false, portrait }: Props) => (
  <figure className="leaf clause-page">
    {portrait}
    <p>{namesDocument ? `${words.trade} · ${words.document}` : words.trade}</p>
    <blockquote>
      <Clauses clauses={[words]} />
    </blockquote>
    <figcaption>{words.note}</figcaption>
  </figure>
)
