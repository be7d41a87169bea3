import { Clauses } from './clauses.tsx'

type Props = { words: { trade: string; name: string; text: string; note: string } }

/** One clause of a document, filled in, with what it prevents written in its margin. */
export const ClausePage = ({ words: { trade, name, text, note } }: Props) => (
  <figure className="clause-page">
    <p>{trade}</p>
    <blockquote>
      <Clauses clauses={[{ name, text }]} />
    </blockquote>
    <figcaption>{note}</figcaption>
  </figure>
)
