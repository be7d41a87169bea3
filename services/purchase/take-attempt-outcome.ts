import { and, eq } from 'drizzle-orm'
import type { ChargeState, FailureReason } from '#features/checkout/payment-terms.ts'
import type { ATTEMPT_STATES } from '#features/checkout/purchase-contract.ts'
import type { Money } from '#features/pricing/money.ts'
import { measure } from '#lib/util/measure.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { orders, purchaseAttempts, purchases } from '#services/db/purchase-schema.ts'
import { entitlementOfAddress } from '#services/entitlement/paid-rows.ts'
import { lockLive } from '#services/subscriptions/begin-subscription.ts'
import { findUserId, type NewUser } from '#services/user/new-user.ts'
import { makeOrder, buyerAccount, newcomerOf } from './make-order.ts'
import { type AttemptRow, type PurchaseRow, lockAddress, lockPurchase } from './purchase-store.ts'
import { noPurchase, otherCharge } from './refusals.ts'

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

/** States in the order in which an attempt may take them. A failure gives way to a provider that has the money after all; paid stays paid. */
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

type Named = { id: string; number: number }

type AttemptOutcome = Named & { outcome: ChargeOutcome }

type Found = { purchase: PurchaseRow; attempt: AttemptRow }

type Settings = Pick<ServicesContext, 'log' | 'siteUrl' | 'now' | 'platforms'>

const isNamed = ({ id, number }: Named) =>
  and(eq(purchaseAttempts.purchaseId, id), eq(purchaseAttempts.number, number))

const findAttempt = async (database: Database, named: Named): Promise<Found> => {
  const [found] = await database
    .select({ purchase: purchases, attempt: purchaseAttempts })
    .from(purchaseAttempts)
    .innerJoin(purchases, eq(purchases.id, purchaseAttempts.purchaseId))
    .where(isNamed(named))
  if (!found) throw noPurchase()
  return found
}

/** The facts by which a person finds the charge; neither address nor id of the purchase. */
const factsOf = ({ purchase, attempt }: Found, { amount, currency, paymentId }: ChargeOutcome) => ({
  purchase: purchase.reference,
  attempt: attempt.number,
  paymentId,
  told: { amount, currency },
  asked: { amount: attempt.total, currency: attempt.quote.currency },
})

const isPaymentOfAnother = async (
  transaction: Database,
  { id, number, outcome }: AttemptOutcome,
) => {
  if (outcome.paymentId === null) return false
  const [known] = await transaction
    .select({ id: purchaseAttempts.purchaseId, number: purchaseAttempts.number })
    .from(purchaseAttempts)
    .where(eq(purchaseAttempts.paymentId, outcome.paymentId))
  return known !== undefined && (known.id !== id || known.number !== number)
}

/** Tells whether money came for what is there already: then it is to be given back, and nothing is made. */
const isSecondCharge = async (
  transaction: Database,
  { purchase, attempt, now }: Found & { now: Date },
) => {
  if ((await transaction.$count(orders, eq(orders.purchaseId, purchase.id))) > 0) return true
  const { email } = attempt.buyer
  const userId = await findUserId(transaction, email)
  // Otherwise a renewal that is paid at this moment and this order would not know of each other.
  if (userId !== undefined) await lockLive(transaction, userId)
  return (await entitlementOfAddress(transaction, { email, now })) !== undefined
}

/**
 * Makes the order of an attempt that was paid. Where there is one already, or a licence, the attempt stays behind as paid and
 * without an order, which is how a person finds it (docs/decisions/039); it is logged before the transaction ends, so that no
 * crash comes in between.
 */
const settle = async (
  transaction: Database,
  paid: Found & { outcome: ChargeOutcome; newcomer: NewUser | undefined; settings: Settings },
) => {
  const { purchase, attempt, outcome, newcomer, settings } = paid
  const now = settings.now()
  if (await isSecondCharge(transaction, { ...paid, now })) {
    settings.log.error(
      { event: 'charged twice', ...factsOf(paid, outcome) },
      'A buyer was charged twice: a person has to give the second charge back',
    )
    return
  }
  const { paymentId, subscriptionId } = outcome
  if (paymentId === null) throw otherCharge()
  const account = await buyerAccount(transaction, { email: attempt.buyer.email, newcomer })
  const known = subscriptionId ?? attempt.subscriptionId
  await makeOrder(transaction, {
    purchase,
    attempt,
    paymentId,
    subscriptionId: known,
    account,
    now,
    settings,
  })
}

const isEnd = (state: AttemptRow['state']): state is 'succeeded' | 'failed' =>
  state === 'succeeded' || state === 'failed'

const apply = async (
  transaction: Database,
  {
    newcomer,
    settings,
    ...told
  }: AttemptOutcome & { newcomer: NewUser | undefined; settings: Settings },
) => {
  const { outcome } = told
  await lockPurchase(transaction, told.id)
  const found = await findAttempt(transaction, told)
  const { attempt } = found
  await lockAddress(transaction, attempt.buyer.email)
  if (!isOfAttempt(attempt, outcome) || (await isPaymentOfAnother(transaction, told))) {
    settings.log.error(
      { event: 'charge of no attempt', state: outcome.state, ...factsOf(found, outcome) },
      'A charge is not that of its attempt: a person has to look',
    )
    throw otherCharge()
  }
  const change = changeOf(attempt, outcome)
  if (Object.keys(change).length === 0) return
  await transaction
    .update(purchaseAttempts)
    .set({ ...change, ...(change.state && { changedAt: settings.now() }) })
    .where(isNamed(told))
  if (change.state && isEnd(change.state) && !isEnd(attempt.state)) {
    measure('bib_purchases_total', { outcome: change.state })
  }
  if (change.state === 'succeeded') {
    const paid = { ...attempt, ...change }
    await settle(transaction, { ...found, attempt: paid, outcome, newcomer, settings })
  }
}

/** Takes what the provider says of a charge, however often; success makes the order. Throws `ProblemError` 404, and 409 for another attempt's charge. */
export const takeOutcome = async (
  database: Database,
  { settings, ...told }: AttemptOutcome & { settings: Settings },
): Promise<void> => {
  const found = await findAttempt(database, told)
  const { siteUrl, now } = settings
  const isNews = told.outcome.state === 'succeeded' && found.attempt.state !== 'succeeded'
  const newcomer = isNews
    ? await newcomerOf(database, { ...found, siteUrl, now: now() })
    : undefined
  await database.transaction((transaction) => apply(transaction, { ...told, newcomer, settings }))
}
