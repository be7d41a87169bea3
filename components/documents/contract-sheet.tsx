import { Clauses } from './clauses.tsx'
import { SheetFrame } from './sheet-frame.tsx'

type Props = {
  words: {
    title: string
    note: string
    clauses: readonly { name: string; text: string }[]
    signatures: readonly string[]
  }
  tab?: string | undefined
}

/** A contract: clauses, words to fill in, and a signature on the first of its lines. */
export const ContractSheet = ({ words, tab }: Props) => (
  <SheetFrame title={words.title} note={words.note} tab={tab}>
    <Clauses clauses={words.clauses} />
    <div className="signatures">
      {words.signatures.map((party) => (
        <span key={party}>{party}</span>
      ))}
    </div>
  </SheetFrame>
)
