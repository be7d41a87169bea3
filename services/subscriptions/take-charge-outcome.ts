import { eq } from 'drizzle-orm'
import type { RenewalOutcome } from '#features/checkout/subscription-contract.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { subscriptionCharges, subscriptionEvents } from '#services/db/subscription-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { endSubscription, notifyUnchanged } from './end-subscription.ts'
import { MOST_FAILURES, nextTryAt } from './next-step.ts'
import { recordPayment } from './record-payment.ts'
import {
  changeSubscription,
  isCharge,
  keyOfCharge,
  lockSubscription,
  type ChargeRow,
  type SubscriptionRow,
} from './subscription-store.ts'

/** The log and the clock for taking an outcome. */
export type OutcomeSettings = Pick<ServicesContext, 'log' | 'now'>

/** A failed charge only ever changes when the provider has the money after all; a paid one never does. */
const RANK: Readonly<Record<ChargeRow['state'], number>> = {
  created: 0,
  pending: 1,
  failed: 2,
  succeeded: 3,
}

const noCharge = () =>
  new ProblemError({
    status: 404,
    title: 'No such charge',
    detail: 'Name the charge of a subscription by the key that it was asked for with.',
  })

const otherCharge = () =>
  new ProblemError({
    status: 409,
    code: 'other-charge',
    title: 'Another charge',
    detail: 'Amount, currency or payment are not those that were asked for: a person has to look.',
  })

const KEY = /^renew-([\da-f]{32})-(\d{1,4})$/

const findCharge = async (transaction: Database, key: string) => {
  const [, id = '', number] = KEY.exec(key) ?? []
  const row = await lockSubscription(transaction, id)
  if (!row) throw noCharge()
  const [charge] = await transaction
    .select()
    .from(subscriptionCharges)
    .where(isCharge({ subscriptionId: id, number: Number(number) }))
  if (!charge) throw noCharge()
  return { row, charge }
}

const isPaymentOfAnother = async (
  transaction: Database,
  { charge, paymentId }: { charge: ChargeRow; paymentId: string },
) => {
  const same = await transaction
    .select({
      subscriptionId: subscriptionCharges.subscriptionId,
      number: subscriptionCharges.number,
    })
    .from(subscriptionCharges)
    .where(eq(subscriptionCharges.paymentId, paymentId))
  return same.some((found) => keyOfCharge({ ...charge, ...found }) !== keyOfCharge(charge))
}

const checkSame = async (
  transaction: Database,
  {
    charge,
    outcome,
    log,
  }: { charge: ChargeRow; outcome: RenewalOutcome; log: OutcomeSettings['log'] },
) => {
  const { paymentId, total, currency } = outcome
  const isSame =
    total === charge.total &&
    currency === charge.currency &&
    (charge.paymentId === null || charge.paymentId === paymentId) &&
    !(await isPaymentOfAnother(transaction, { charge, paymentId }))
  if (isSame) return
  log.error(
    {
      event: 'other renewal charge',
      charge: outcome.key,
      paymentId,
      told: { total, currency },
      asked: { total: charge.total, currency: charge.currency },
    },
    'A charge is not that of its subscription: a person has to look',
  )
  throw otherCharge()
}

/** The end of what Billing saw last, `Visa ···· 4242 2028-04`. */
const EXPIRY = / \d{4}-\d{2}$/

const notifyFailure = (
  transaction: Database,
  {
    row,
    charge,
    now,
    nextTry,
    isLast,
  }: { row: SubscriptionRow; charge: ChargeRow; now: Date; nextTry: Date; isLast: boolean },
) =>
  putMail(transaction, {
    key: `charge-failed:${keyOfCharge(charge)}`,
    kind: 'charge-failed',
    language: row.language,
    recipient: row.buyer.email,
    data: {
      subscriptionId: row.id,
      plan: charge.plan,
      total: String(charge.total),
      currency: charge.currency,
      periodEnd: row.periodEnd.toISOString(),
      nextTry: nextTry.toISOString(),
      reason: charge.reason ?? 'declined',
      isLast: isLast ? 'yes' : 'no',
      ...(row.seenMethod !== null && { method: row.seenMethod.replace(EXPIRY, '') }),
    },
    now,
  })

/** The number of failed tries for the year by now, and the time of an early one. */
const triesOf = (row: SubscriptionRow, { startedAt }: ChargeRow) => {
  // A try with another method comes on top of the planned ones.
  const isPlanned = row.failingSince === null || row.retryAt === null || row.retryAt > startedAt
  // Another method that was seen after the charge had begun has not been tried.
  const retryAt = row.retryAt && row.retryAt > startedAt ? row.retryAt : null
  const failedTries = row.failedTries + (isPlanned ? 1 : 0)
  return { failedTries, retryAt, isOver: failedTries >= MOST_FAILURES && retryAt === null }
}

/** Handles a charge that failed: a mail and the next try, or the end after the last; a failed change of plan changes nothing. */
const takeFailure = async (
  transaction: Database,
  { row, charge, now }: { row: SubscriptionRow; charge: ChargeRow; now: Date },
) => {
  if (row.state === 'ended') return
  if (charge.kind === 'change') {
    await notifyUnchanged(transaction, { row, charge, now })
    return
  }
  if (charge.periodStart.getTime() !== row.periodEnd.getTime()) return
  const { failedTries, retryAt, isOver } = triesOf(row, charge)
  if (isOver && row.renews) {
    await endSubscription(transaction, { row, now, reason: 'unpaid' })
    return
  }
  const failingSince = row.failingSince ?? now
  // What another method settles in this minute is no news; where it fails as well, that is told.
  if (row.renews && retryAt === null) {
    const nextTry = nextTryAt(failingSince, failedTries)
    const isLast = failedTries === MOST_FAILURES - 1
    await notifyFailure(transaction, { row, charge, now, nextTry, isLast })
  }
  await changeSubscription(transaction, {
    id: row.id,
    now,
    state: row.state === 'disputed' ? row.state : 'past-due',
    failingSince,
    failedTries,
    retryAt,
  })
}

type OutcomeInput = { outcome: RenewalOutcome; settings: OutcomeSettings }

const keepEvent = (
  transaction: Database,
  { row, outcome, now }: { row: SubscriptionRow; outcome: RenewalOutcome; now: Date },
) =>
  transaction
    .insert(subscriptionEvents)
    .values({
      id: `charge:${outcome.key}:${outcome.state}`,
      subscriptionId: row.id,
      kind: `charge-${outcome.state}`,
      data: { paymentId: outcome.paymentId, reason: outcome.reason },
      happenedAt: now,
    })
    .onConflictDoNothing({ target: subscriptionEvents.id })

const apply = async (transaction: Database, { outcome, settings }: OutcomeInput) => {
  const { row, charge } = await findCharge(transaction, outcome.key)
  await checkSame(transaction, { charge, outcome, log: settings.log })
  const now = settings.now()
  const { paymentId, state, reason } = outcome
  const fee = outcome.fee ?? charge.fee
  await keepEvent(transaction, { row, outcome, now })
  const isNews = RANK[state] > RANK[charge.state]
  const changed = { ...charge, paymentId, fee, ...(isNews && { state, reason, changedAt: now }) }
  await transaction.update(subscriptionCharges).set(changed).where(isCharge(charge))
  if (!isNews) return
  if (state === 'succeeded') {
    const isLate = charge.state === 'failed'
    await recordPayment(transaction, { row, charge: changed, isLate, now, log: settings.log })
  }
  if (state === 'failed') await takeFailure(transaction, { row, charge: changed, now })
}

/** Takes a provider's outcome for a charge, repeated and in any order, in one transaction. Throws `ProblemError` 404, and 409 for another amount, currency or payment. */
export const takeChargeOutcome = (database: Database, told: OutcomeInput): Promise<void> =>
  database.transaction((transaction) => apply(transaction, told))

/** Records that a provider refuses a charge for good and keeps none under its key; one that was decided since stays as it is. */
export const takeRefusal = (
  database: Database,
  { key, settings }: { key: string; settings: OutcomeSettings },
): Promise<void> =>
  database.transaction(async (transaction) => {
    const { row, charge } = await findCharge(transaction, key)
    if (RANK[charge.state] >= RANK.failed) return
    const now = settings.now()
    const refused = { state: 'failed', reason: 'no-payment', changedAt: now } as const
    await transaction.update(subscriptionCharges).set(refused).where(isCharge(charge))
    await takeFailure(transaction, { row, charge: { ...charge, ...refused }, now })
  })
