import { Clauses } from './clauses.tsx'

type Props = {
  /** Stands large at the head. */
  number: string
  clauses: readonly { name: string; text: string }[]
  /** The signer, under the line. */
  signature: string
  /** Words of the marigold tab at the sheet's edge. */
  tab: string
}

/** A notice of a few clauses under one large number, signed, and laid down a little askew. */
export const NumberedSheet = ({ number, clauses, signature, tab }: Props) => (
  <div className="sheet rotate-2">
    <div className="page">
      <b className="long-title text-hero figures">{number}</b>
      <div className="grid gap-2 text-tiny lg:text-small">
        <Clauses clauses={clauses} />
      </div>
      <div className="signatures">
        <span>{signature}</span>
      </div>
    </div>
    <span className="tab">{tab}</span>
  </div>
)
