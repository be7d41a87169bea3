/** The rule behind each row of the ledger, by where it is written: in the two specifications, or in the affiliates' agreement. */
export const LEDGER_RULES = {
  'counted-click': 'S2 §4',
  /** It carries the id of an advertisement. */
  'paid-click': 'agreement §15',
  'signed-up': 'S1 §4',
  'account-of-buyer': 'S2 §7',
  'marketplace-receipt': 'S2 §7',
  'no-click': 'agreement §8',
  /** The click is of no link that our network knows. */
  'other-network': 'agreement §8',
  /** The visit that began with the click had ended. */
  'later-visit': 'agreement §8',
  /** The click has earned before. */
  'second-sale': 'S2 §9',
  /** The affiliate had left. */
  'agreement-ended': 'agreement §23',
  'referred-sale': 'agreement §8',
  renewal: 'agreement §9',
  'change-of-plan': 'agreement §9',
  'refund-in-proportion': 'agreement §10',
  'dispute-lost': 'agreement §10',
  'corrected-by-hand': 'agreement §14',
  /** A flag that held the commission was taken back, or led to its loss; which section it follows stands with the flag. */
  'flag-released': 'agreement §14',
  'flag-upheld': 'agreement §10',
  /** The agreement ended other than for cause, and less was owed than is paid then. */
  forfeited: 'agreement §24',
  /** The fact was there before its row. */
  'before-the-ledger': 'decision 056',
} as const satisfies Record<string, string>

export type LedgerRule = keyof typeof LEDGER_RULES

/** The reasons for correcting a commission. */
export type CorrectionRule = Extract<
  LedgerRule,
  'corrected-by-hand' | 'flag-released' | 'flag-upheld' | 'forfeited'
>

/** The reasons why an order earns its affiliate a commission, or none. */
export type SaleRule = Extract<
  LedgerRule,
  | 'no-click'
  | 'other-network'
  | 'paid-click'
  | 'later-visit'
  | 'second-sale'
  | 'agreement-ended'
  | 'referred-sale'
>
