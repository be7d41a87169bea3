// Apart from the contracts: the page of the checkout knows these too, and fetches no schema.

/** Header in which the page says where its buyer reads clocks, by the IANA name: the days that are told are those. */
export const TIME_ZONE_HEADER = 'Time-Zone'

/** Ways to pay: a card, or an approval in PayPal's manner that leaves by navigation. */
export const PAYMENT_METHODS = ['card', 'paypal'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** The form of a provider's id for a charge, a subscription or the token of a card. */
export const PAYMENT_ID = /^[\w-]{6,255}$/

/** The states of a charge: `action` waits for the buyer (3-D Secure, approval), `pending` for the bank; the last two are final. */
export const CHARGE_STATES = ['action', 'pending', 'succeeded', 'failed'] as const

export type ChargeState = (typeof CHARGE_STATES)[number]

/** Minutes after which an attempt to pay that waits for its buyer is given up. */
export const ACTION_LIFE_MIN = 15

/** The reasons of a failed charge. `no-payment`: the provider reports that nothing was paid (S2 §8); `call-failed`: it took the call and broke. */
export const FAILURE_REASONS = [
  'declined',
  'authentication-failed',
  'abandoned',
  'no-payment',
  'call-failed',
] as const

export type FailureReason = (typeof FAILURE_REASONS)[number]

/** The reasons for refusing to pay, as `code` of the problem body; its `title` is for logs, the page has words of its own. */
export const PAY_REFUSALS = [
  /** 409: an account with a licence (S2 §8 "Active licence exists for the email"). */
  'active-licence',
  /** 409: another attempt has not ended; the view says where it stands. */
  'attempt-open',
  'already-paid',
  /** 409: somebody else has paid with the package, or is paying. */
  'package-used',
  /** 409 with `total`, `taxes` and `quote` as they are now. */
  'total-changed',
  /** 409: the page is older than the words that are agreed to now; it has to be loaded again. */
  'consent-changed',
  'country-not-served',
  'not-buyable',
  /** 404: this browser has no purchase, or an old one. */
  'no-purchase',
  /** 502: the call to the provider failed (S2 §8 "Buy call fails"). */
  'buy-failed',
  'captcha-failed',
] as const

export type PayRefusal = (typeof PAY_REFUSALS)[number]

/** The pricing page whose purchases are checked by the captcha (S2 §2.2, §7). */
export const CAPTCHA_OFFER = '/pricing/plans/captcha'

/** The start of the paths that sell the budgeting app, whose buyers are thanked on a page of its own (S2 §2.2). */
export const BUDGETO_OFFERS = '/budgeto'
