import type { AffiliateEvent } from '#features/affiliate/affiliate-events.ts'

/** The mail to affiliates in one language; names in braces are filled in: `{number}`, and of flags `{kind}`, `{section}` and `{why}`, of payments `{amount}` and `{month}`. */
export type AffiliateMailWords = {
  /** The link to the desk. */
  desk: string
  agreement: string
  /** Of a flag that was upheld for spam; names `{amount}`. */
  fee: string
  events: Record<AffiliateEvent, { subject: string; text: readonly string[] }>
}
