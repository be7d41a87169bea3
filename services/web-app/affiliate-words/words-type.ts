import type { FlagKind } from '#features/affiliate/flag-kinds.ts'

/** What an affiliate reads on the desk; names in braces are filled in, what stands in brackets is a link. */
export type AffiliateWords = {
  title: string
  /** In the account: what stands behind the link. */
  deskLink: string
  back: string
  applyTitle: string
  /** Names `{percent}`. */
  applyText: string
  fields: { name: string; places: string; payment: string }
  hints: { name: string; places: string; payment: string }
  accept: string
  /** Of the agreement; names `{date}`. */
  version: string
  applyButton: string
  /** Names `{fields}`. */
  wrong: string
  acceptMissing: string
  /** Names `{date}`. */
  declined: string
  appliedTitle: string
  /** Names `{date}` and `{email}`. */
  appliedText: string
  endedTitle: string
  /** Names `{date}`. */
  ended: string
  /** Not for cause; names `{forfeited}`. */
  endedAfter: string
  termsTitle: string
  /** Names `{date}`. */
  termsText: string
  termsMeaning: string
  termsButton: string
  /** Names `{number}`. */
  number: string
  /** Names `{month}`. */
  lastMonth: string
  /** Names `{sales}` and `{clicks}`. */
  counts: string
  /** Names `{month}` and `{minimum}`. */
  payIn: string
  /** Names `{amount}`. */
  heldPart: string
  /** Names `{month}` and `{amount}`. */
  thisMonth: string
  monthsTitle: string
  columns: {
    month: string
    clicks: string
    sales: string
    commission: string
    reversed: string
    due: string
    payment: string
  }
  payment: {
    /** Names `{date}`. */
    paid: string
    /** Names `{month}`. */
    due: string
    open: string
  }
  noMonths: string
  /** Names `{month}`. */
  salesTitle: string
  salesText: string
  noSales: string
  sale: {
    day: string
    amount: string
    commission: string
    /** Names `{amount}`. */
    reversed: string
    held: string
    lost: string
    forfeited: string
  }
  linksTitle: string
  linksText: string
  startLink: string
  plansLink: string
  /** Names `{size}`. */
  banner: string
  materials: string
  flagsTitle: string
  kinds: Record<FlagKind, string>
  /** Names `{section}`. */
  section: string
  facts: {
    /** Names `{month}`, `{field}` and `{clicks}`. */
    paidClick: string
    /** Names `{date}`, `{sender}` and `{clicks}`. */
    clickFlood: string
    /** Names `{date}`. */
    selfPurchase: string
  }
  /** Names `{amount}`. */
  holds: string
  holdsNothing: string
  object: string
  objectTitle: string
  objectText: string
  objection: string
  objectMissing: string
  objectButton: string
  /** Names `{date}`. */
  objected: string
  /** Name `{date}` and `{why}`. */
  decision: { released: string; upheld: string }
  /** Names `{amount}`. */
  fee: string
  paidTitle: string
  noPaid: string
  /** Names `{amount}`. */
  balance: string
  /** Names `{month}`. */
  paidFor: string
  howTitle: string
  /** Name `{percent}`, `{minimum}`, `{fee}` and `{forfeited}`. */
  how: readonly string[]
  agreement: string
  said: { applied: string; accepted: string; objected: string }
  /** Where an account is closed; names `{forfeited}`. */
  closing: string
}
