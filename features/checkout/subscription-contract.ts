import * as z from 'zod/mini'
import type { Money } from '#features/pricing/money.ts'
import type { Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { PlanId } from '#lib/config/plans.ts'
import type { FailureReason } from './payment-terms.ts'
import type { TaxLine } from './tax.ts'

/** Our name for a charge after the first: subscription and number of the try; the same key is the same charge, whoever sends it again. */
export const renewalKeySchema = z.string().check(z.regex(/^renew-[\da-f]{32}-\d{1,4}$/))

/** A charge for a subscription, to the method that its first payment left with the provider. Nobody is there to approve it. */
export type RenewalCharge = {
  key: string
  /** The subscription as the provider calls it. */
  providerId: string
  /** The name of the charge on the provider's receipt and the statement. */
  description: string
  plan: PlanId
  seats: number
  currency: Currency
  /** Before tax, in minor units. */
  amount: number
  taxes: TaxLine[]
  total: number
  email: string
  language: Locale
}

/** The outcome of such a charge: `pending` is asked for again, the other two are final. */
export type RenewalOutcome = {
  key: string
  paymentId: string
  state: 'pending' | 'succeeded' | 'failed'
  reason: FailureReason | null
  total: number
  currency: Currency
  fee?: Money | null | undefined
}

/** The card or account that a subscription is charged to; `expires` is a month, `2028-04`. */
export const methodOnFile = z.object({
  label: z.string().check(z.maxLength(60)),
  expires: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
})

export type MethodOnFile = z.infer<typeof methodOnFile>

/** A buyer asks the bank for a payment back, or the bank has decided. */
export type DisputeReport = {
  /** The provider's name for the message, by which it is kept once. */
  id: string
  paymentId: string
  /** `asked`: the bank has only asked, and took no money. */
  state: 'opened' | 'asked' | 'won' | 'lost'
}
