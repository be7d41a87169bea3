import { and, asc, eq, lte } from 'drizzle-orm'
import type { RenewalCharge } from '#features/checkout/subscription-contract.ts'
import { BRAND } from '#lib/config/brand.ts'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import { MINUTE_MS } from '#lib/util/durations.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { askProvider } from '#services/provider/ask-provider.ts'
import { startRounds } from '#services/rounds/rounds.ts'
import { noteMethod } from './customer-acts.ts'
import { doStep, type ProviderTask } from './do-step.ts'
import { nextStep } from './next-step.ts'
import {
  changeSubscription,
  factsOf,
  keyOfCharge,
  withPeriod,
  type ChargeRow,
  type SubscriptionRow,
} from './subscription-store.ts'
import { takeChargeOutcome, takeRefusal } from './take-charge-outcome.ts'

const ROUND_MS = 5000

/** Does the due work of subscriptions every five seconds; two processes on one database share it by its locks. Returns the function that stops it. */
export const startSubscriptionLoop = (
  services: SubscriptionServices & Pick<ServicesContext, 'database' | 'clock'>,
): (() => Promise<void>) =>
  startRounds(services, {
    job: 'subscriptions',
    everyMs: ROUND_MS,
    work: async (queries, signal) => {
      await services.clock.load(queries)
      await doDueWork(queries, { ...services, signal })
    },
    failed: 'Subscriptions wait for the next round',
  })

/** The services that the work on subscriptions needs. */
export type SubscriptionServices = Pick<ServicesContext, 'provider' | 'mailUrl' | 'now' | 'log'> & {
  signal?: AbortSignal | undefined
}

/** The result of one look: `idle` where nothing was due, `away` where the provider did not answer. */
type Result = 'idle' | 'done' | 'away'

const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS

/** The number of subscriptions in one round. */
const BATCH = 100

/** Milliseconds until something is asked for again: the longer it takes, the longer, to six hours. */
const pauseSince = (since: Date, now: Date): number =>
  Math.min(Math.max((now.getTime() - since.getTime()) / 2, MINUTE_MS), LONGEST_PAUSE_MS)

/** A charge as the payment driver makes it. */
const renewalChargeOf = (row: SubscriptionRow, charge: ChargeRow): RenewalCharge => ({
  key: keyOfCharge(charge),
  providerId: row.providerId,
  description: `${BRAND.name} ${PLAN_NAMES[charge.plan]}`,
  plan: charge.plan,
  seats: charge.seats,
  currency: charge.currency,
  amount: charge.amount,
  taxes: charge.taxes,
  total: charge.total,
  email: row.buyer.email,
  language: row.language,
})

/** Notes the method that a renewal is charged to: any other that is seen later has not been tried. */
const noteCharged = async (
  database: Database,
  { row: { id, providerId }, services }: { row: SubscriptionRow; services: SubscriptionServices },
) => {
  const given = await askProvider(
    ({ subscription }, signal) => subscription.method(providerId, signal),
    services,
  )
  if (given.kind !== 'done' || !given.answer) return
  const seen = { subscriptionId: id, method: given.answer, now: services.now() }
  await noteMethod(database, { ...seen, isCharging: true })
}

/** Has the provider charge, or say what became of a charge, and takes the answer. */
export const charge = async (
  database: Database,
  {
    row,
    charge: asked,
    services,
  }: { row: SubscriptionRow; charge: ChargeRow; services: SubscriptionServices },
): Promise<'done' | 'away'> => {
  if (asked.kind === 'renewal' && asked.state === 'created') {
    await noteCharged(database, { row, services })
  }
  const request = renewalChargeOf(row, asked)
  const given = await askProvider(
    ({ subscription }, signal) => subscription.charge(request, signal),
    services,
  )
  if (given.kind === 'away') return 'away'
  if (given.kind === 'refused') {
    await takeRefusal(database, { key: request.key, settings: services })
    return 'done'
  }
  const outcome = given.answer
  if (outcome.key !== request.key) throw new Error('The answer is of another charge')
  await takeChargeOutcome(database, { outcome, settings: services })
  return 'done'
}

const closeAtProvider = async (
  database: Database,
  { row, services }: { row: SubscriptionRow; services: SubscriptionServices },
): Promise<'done' | 'away'> => {
  const given = await askProvider(
    ({ subscription }, signal) => subscription.end(row.providerId, signal),
    services,
  )
  if (given.kind === 'away') return 'away'
  const now = services.now()
  await changeSubscription(database, { id: row.id, now, dueAt: null })
  return 'done'
}

type Found = { row: SubscriptionRow; task: ProviderTask | undefined } | 'put-off'

const nextRow = async (transaction: Database, now: Date) => {
  const [stored] = await transaction
    .select()
    .from(subscriptions)
    .where(lte(subscriptions.dueAt, now))
    .orderBy(asc(subscriptions.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return stored
}

const takeNextStep = async (
  transaction: Database,
  { row, services }: { row: SubscriptionRow; services: SubscriptionServices },
): Promise<ProviderTask | undefined> => {
  const now = services.now()
  const isMailSent = services.mailUrl !== undefined
  const facts = await factsOf(transaction, { subscription: row, isMailSent })
  const step = nextStep(facts, now)
  const wait = (dueAt: Date | null) =>
    transaction.update(subscriptions).set({ dueAt }).where(eq(subscriptions.id, row.id))
  if (!step || step.at > now) {
    await wait(step?.at ?? null)
    return undefined
  }
  const task = await doStep(transaction, { facts, step, now, log: services.log })
  if (!task) return undefined
  // Whoever dies on the way to the provider leaves it to be asked again.
  const since = task.kind === 'charge' ? task.charge.startedAt : (row.endedAt ?? now)
  await wait(new Date(now.getTime() + pauseSince(since, now)))
  return task
}

/** One that cannot be done now, for whatever reason, keeps nobody else waiting. */
const putOff = async (
  database: Database,
  { id, dueAt, now }: { id: string; dueAt: Date | null; now: Date },
) => {
  if (dueAt === null) return
  await database
    .update(subscriptions)
    .set({ dueAt: new Date(now.getTime() + LONGEST_PAUSE_MS) })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.dueAt, dueAt)))
}

const findTask = async (
  database: Database,
  services: SubscriptionServices,
): Promise<Found | undefined> => {
  const seen: { stored?: typeof subscriptions.$inferSelect } = {}
  try {
    return await database.transaction(async (transaction) => {
      const stored = await nextRow(transaction, services.now())
      if (!stored) return undefined
      seen.stored = stored
      const row = await withPeriod(transaction, stored)
      return { row, task: await takeNextStep(transaction, { row, services }) }
    })
  } catch (error) {
    if (!seen.stored) throw error
    services.log.error(
      { err: error, subscription: seen.stored.id },
      'A subscription waits: its next step failed',
    )
    await putOff(database, { ...seen.stored, now: services.now() })
    return 'put-off'
  }
}

/** Does what is due for the subscription that has waited longest (docs/decisions/045). */
const workOnce = async (database: Database, services: SubscriptionServices): Promise<Result> => {
  const found = await findTask(database, services)
  if (!found) return 'idle'
  if (found === 'put-off') return 'done'
  const { row, task } = found
  if (!task) return 'done'
  return task.kind === 'charge'
    ? charge(database, { row, charge: task.charge, services })
    : closeAtProvider(database, { row, services })
}

/** Does all that is due, one subscription at a time; ends early where the provider does not answer, or the signal asks for it. */
export const doDueWork = async (
  database: Database,
  services: SubscriptionServices,
): Promise<{ isAway: boolean }> => {
  for (let time = 0; time < BATCH && !services.signal?.aborted; time += 1) {
    const result = await workOnce(database, services)
    if (result === 'idle') return { isAway: false }
    if (result === 'away') return { isAway: true }
  }
  return { isAway: false }
}
