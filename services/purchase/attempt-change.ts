import type { ChargeState, FailureReason } from '#features/checkout/payment-terms.ts'
import type { ATTEMPT_STATES } from '#features/checkout/purchase-contract.ts'
import type { Money } from '#features/pricing/money.ts'
import type { AttemptRow } from './purchase-store.ts'

type State = (typeof ATTEMPT_STATES)[number]

/** A provider's account of an attempt's charge; amounts in minor units. */
export type ChargeOutcome = {
  /** `null` only where the provider has refused the charge for good and keeps none under its key. */
  paymentId: string | null
  subscriptionId: string | null
  state: ChargeState
  reason: FailureReason | null
  actionUrl: string | null
  amount: number
  currency: Money['currency']
  /** Of the card that was charged, where the provider knows it. */
  cardCountry?: string | null
  fee?: Money | null
}

/**
 * States in the order in which an attempt may take them. A failure gives way to one thing: a provider that has the money after
 * all. What was paid stays paid.
 */
const RANK: Readonly<Record<State, number>> = {
  created: 0,
  action: 1,
  pending: 2,
  failed: 3,
  succeeded: 4,
}

/** Tells whether what the provider says is of the charge that the attempt asked for. */
export const isOfAttempt = (attempt: AttemptRow, outcome: ChargeOutcome): boolean =>
  outcome.amount === attempt.total &&
  outcome.currency === attempt.quote.currency &&
  (outcome.paymentId === null ||
    attempt.paymentId === null ||
    outcome.paymentId === attempt.paymentId)

type Change = Partial<
  Pick<
    AttemptRow,
    'state' | 'reason' | 'paymentId' | 'subscriptionId' | 'actionUrl' | 'place' | 'fee'
  >
>

const advance = ({ state, reason, actionUrl }: ChargeOutcome): Change => ({
  state,
  reason: state === 'failed' ? reason : null,
  actionUrl: state === 'action' ? actionUrl : null,
})

/** A card whose country only the charge tells. */
const learnedCard = ({ place }: AttemptRow, { cardCountry: card }: ChargeOutcome): Change =>
  card && place?.card === null ? { place: { ...place, card } } : {}

/** The change that an outcome makes to an attempt, however late, often or out of turn it comes; none for an outcome that is known. */
export const changeOf = (attempt: AttemptRow, outcome: ChargeOutcome): Change => {
  // Whoever heard of no charge knows less than the row does.
  if (outcome.paymentId === null && attempt.paymentId !== null) return {}
  const learned: Change = {
    ...learnedCard(attempt, outcome),
    ...(attempt.fee === null && outcome.fee && { fee: outcome.fee }),
    ...(attempt.paymentId === null && { paymentId: outcome.paymentId }),
    ...(attempt.subscriptionId === null && { subscriptionId: outcome.subscriptionId }),
  }
  if (RANK[outcome.state] > RANK[attempt.state]) return { ...learned, ...advance(outcome) }
  const isMoved = attempt.state === 'action' && outcome.state === 'action'
  return { ...learned, ...(isMoved && { actionUrl: outcome.actionUrl }) }
}
