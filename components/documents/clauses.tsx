import { FillIn } from './fill-in.tsx'

type Props = { clauses: readonly { name: string; text: string }[] }

/** Numbered clauses of a document, each with its name in bold. */
export const Clauses = ({ clauses }: Props) =>
  clauses.map(({ name, text }) => (
    <p key={name.slice(0, 2)}>
      <strong>{name}</strong> <FillIn text={text} />
    </p>
  ))
