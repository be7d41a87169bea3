import type { Money } from '#features/pricing/money.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { ChargeRequest } from '../payment-contract.ts'
import type { ChargeState, FailureReason } from '../payment-terms.ts'
import type {
  DisputeReport,
  MethodOnFile,
  RenewalCharge,
  RenewalOutcome,
} from '../subscription-contract.ts'

/** A charge as any provider has it. */
export type Charge = {
  paymentId: string
  /** Our name for it: purchase and attempt, or that of a renewal. */
  key: string
  subscriptionId: string | null
  state: ChargeState
  reason: FailureReason | null
  /** The page on which the buyer confirms an action; null where the page itself asks (Stripe). */
  actionUrl: string | null
  /** The secret by which the page confirms the charge, where the driver works so. */
  clientSecret: string | null
  amount: Money
  /** Of the amount, given back so far. */
  refunded: number
  /** Of the card that was charged, where the provider says it. */
  cardCountry?: string | null
  /** The provider's fee, in the currency of its own books; null until it is reported. */
  fee?: Money | null
}

/** A notice that a provider sends by itself, once its signature is verified; the state is asked for with `retrieve`. */
export type ProviderNotice = {
  id: string
  paymentId: string
  key: string
  /** An event that a person has to look at: money that a buyer disputes with the bank, or that did not reach the buyer. */
  alarm?: 'payment disputed' | 'refund failed' | undefined
  /** The state of the dispute, where the message is about one. */
  dispute?: DisputeReport['state'] | undefined
}

/** A message of a provider is not what it says it is: unsigned, wrongly signed, or too old. */
export class NoticeError extends Error {
  override name = 'NoticeError'
}

/** A message of a provider is signed and cannot be used, now or later: its reason is logged, and it counts as taken. */
export class NoticePassedOver extends Error {
  override name = 'NoticePassedOver'
}

/** A provider's calls for a subscription after its first payment (docs/decisions/045). It charges only on request; each call may be repeated. */
export type SubscriptionDriver = {
  /** Charges once under the key, without the buyer; a method that is refused is no error but a charge that has failed. */
  charge: (charge: RenewalCharge, signal: AbortSignal) => Promise<RenewalOutcome>
  /** The state of the charge of a key, by the payment that it was answered with. */
  retrieveCharge: (paymentId: string, signal: AbortSignal) => Promise<RenewalOutcome>
  end: (providerId: string, signal: AbortSignal) => Promise<void>
  method: (providerId: string, signal: AbortSignal) => Promise<MethodOnFile | null>
  /** A page of the provider's for card and billing details; `null` where it has none, and card fields take a token instead. */
  methodPage: (
    wanted: { providerId: string; returnUrl: string; language: Locale },
    signal: AbortSignal,
  ) => Promise<string | null>
}

/**
 * The interface to any payment provider. Every call may be repeated: `start` and `refund` give what exists under their key. Each throws
 * `UpstreamError`; a declined card is no error but a charge that has failed.
 */
export type PaymentDriver = {
  name: 'reference' | 'stripe'
  /** Status 402 or 422 of its error says that the charge was refused for good, and that none is kept under the key. */
  start: (request: ChargeRequest, signal: AbortSignal) => Promise<Charge>
  /** Takes payments of renewals too, as `refund` does. */
  retrieve: (paymentId: string, signal: AbortSignal) => Promise<Charge>
  /**
   * Ends a charge that waits for its buyer, and lets none begin under its key where there is none (`null`); what is paid, or with the
   * bank, stays as it is. Status 402 or 422 of its error says, as for `start`, that none is kept under the key.
   */
  end: (
    ended: { request: ChargeRequest; paymentId: string | null },
    signal: AbortSignal,
  ) => Promise<Charge | null>
  /** The provider's word for a subscription (S2 §7); "ACTIVE" means success. */
  showSubscription: (subscriptionId: string, signal: AbortSignal) => Promise<string>
  /** `refunded` is what has been given back for good: a refund that a bank has still to decide on is not in it. */
  refund: (
    request: { paymentId: string; key: string; amount: number },
    signal: AbortSignal,
  ) => Promise<{ refundId: string; refunded: number }>
  subscription: SubscriptionDriver
  /**
   * Reads a message of the provider from its body as it came; `null` for one that does not concern us. Throws `NoticeError`,
   * `NoticePassedOver`, and `UpstreamError` where the provider has to be asked and does not answer.
   */
  readNotice: (body: string, headers: Headers) => Promise<ProviderNotice | null>
}
