import { and, eq, gte, isNull } from 'drizzle-orm'
import { ACTIVE } from '#features/checkout/payment-contract.ts'
import type { MethodOnFile } from '#features/checkout/subscription-contract.ts'
import { labelOfCard, type TestCard } from '#features/checkout/test-cards.ts'
import type { Database } from '#services/db/database.ts'
import { paymentCharges, paymentSubscriptions, paymentTokens } from '#services/db/payment-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { isKept, TOKEN_LIFE_MS } from './card-course.ts'
import { currentCharge, type ChargeRow } from './charge-states.ts'

type SubscriptionRow = typeof paymentSubscriptions.$inferSelect

type Found = {
  /** The charge that it began with, as it stands now. */
  first: ChargeRow
  subscription: SubscriptionRow
}

type Named = { subscriptionId: string; now: Date }

/** The status of a subscription, by the charge that it began with (S2 §7); it ends by its own end alone, whatever is refunded. */
export const statusOf = ({ first: { state }, subscription }: Found): string => {
  if (state === 'failed') return 'FAILED'
  if (state !== 'succeeded') return 'INCOMPLETE'
  return subscription.endedAt === null ? ACTIVE : 'CANCELED'
}

/** A subscription as it stands now; throws `ProblemError` 404 where there is none. */
export const findSubscription = async (
  database: Database,
  { subscriptionId, now }: Named,
): Promise<Found> => {
  const [found] = await database
    .select({ charge: paymentCharges, subscription: paymentSubscriptions })
    .from(paymentCharges)
    .innerJoin(
      paymentSubscriptions,
      eq(paymentSubscriptions.subscriptionId, paymentCharges.subscriptionId),
    )
    .where(eq(paymentCharges.subscriptionId, subscriptionId))
  if (found) {
    const first = await currentCharge(database, { charge: found.charge, now })
    return { first, subscription: found.subscription }
  }
  throw new ProblemError({
    status: 404,
    title: 'No such subscription',
    detail: 'Send the id that the first charge was answered with.',
  })
}

/** Refuses what no method can be charged for: 409. */
export const refuseUnchargeable = (found: Found): void => {
  const status = statusOf(found)
  if (status === ACTIVE) return
  const isOver = status === 'CANCELED'
  throw new ProblemError({
    status: 409,
    title: isOver ? 'The subscription has ended' : 'No method on file',
    detail: isOver
      ? 'Nothing is charged for it any more.'
      : 'The first payment leaves the method, once it has succeeded.',
  })
}

/** The method on file of a subscription; `null` before its first payment has succeeded, and after its end. */
export const methodOf = (found: Found): MethodOnFile | null => {
  const { method, card, expires } = found.subscription
  if (statusOf(found) !== ACTIVE || method === null) return null
  return card === null ? { label: 'PayPal', expires: null } : { label: labelOfCard(card), expires }
}

/** Ends a subscription and keeps nothing of its method; again changes nothing. */
export const endSubscription = async (database: Database, asked: Named): Promise<void> => {
  const { subscriptionId, now } = asked
  await findSubscription(database, asked)
  await database
    .update(paymentSubscriptions)
    .set({ endedAt: now, method: null, card: null, expires: null })
    .where(
      and(
        eq(paymentSubscriptions.subscriptionId, subscriptionId),
        isNull(paymentSubscriptions.endedAt),
      ),
    )
}

const refused = (title: string, status: 402 | 422) =>
  new ProblemError({
    status,
    title,
    detail: 'The method on file stays. Ask for another card.',
    fields: ['methodToken'],
  })

type Change = Named & { methodToken: string }

const takeToken = async (
  transaction: Database,
  { methodToken, subscriptionId, now }: Change,
): Promise<{ card: TestCard; expires: string | null }> => {
  const [token] = await transaction
    .update(paymentTokens)
    .set({ usedByKey: `method-${subscriptionId}` })
    .where(
      and(
        eq(paymentTokens.token, methodToken),
        gte(paymentTokens.createdAt, new Date(now.getTime() - TOKEN_LIFE_MS)),
        isNull(paymentTokens.usedByKey),
      ),
    )
    .returning()
  if (!token) throw refused('An unknown, old or used token', 422)
  if (!isKept(token.card)) throw refused('The bank declines the card', 402)
  return token
}

/** Charges a subscription to another card from now on. Throws `ProblemError`. */
export const changeMethod = async (database: Database, change: Change): Promise<void> => {
  const { subscriptionId } = change
  refuseUnchargeable(await findSubscription(database, change))
  await database.transaction(async (transaction) => {
    const { card, expires } = await takeToken(transaction, change)
    await transaction
      .update(paymentSubscriptions)
      .set({ method: 'card', card, expires, charges: 0 })
      .where(
        and(
          eq(paymentSubscriptions.subscriptionId, subscriptionId),
          isNull(paymentSubscriptions.endedAt),
        ),
      )
  })
  refuseUnchargeable(await findSubscription(database, change))
}
