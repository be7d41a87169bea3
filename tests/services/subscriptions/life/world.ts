import { eq, inArray, isNull } from 'drizzle-orm'
import type { DisputeReport, RenewalOutcome } from '#features/checkout/subscription-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { outboxMails, type orders } from '#services/db/purchase-schema.ts'
import { subscriptionCharges, subscriptions } from '#services/db/subscription-schema.ts'
import { recordRefund } from '#services/refunds/record-refund.ts'
import { planNext, upgradeNow } from '#services/subscriptions/change-plan.ts'
import { resumeRenewal, stopRenewal } from '#services/subscriptions/customer-acts.ts'
import { doDueWork } from '#services/subscriptions/due-work.ts'
import type { Random } from '../../../../scripts/lib/random.ts'
import type { Bench } from '../../support/bench.ts'
import type { Course } from './provider-stub.ts'
import { DAY_MS, type Subscribers } from './subscriber.ts'

type Person = Awaited<ReturnType<Subscribers['subscribe']>>

export type Act = {
  at: number
  kind: 'stop' | 'resume' | 'upgrade' | 'next' | 'refund' | 'dispute'
}

export type Lived = Person & {
  acts: Act[]
  stops: { from: number; to: number }[]
  isDisputed: boolean
}

/** A process that is killed at this place. */
class Killed extends Error {
  override name = 'Killed'
}

type World = { bench: Bench; life: Subscribers; random: Random }

const KINDS = ['stop', 'resume', 'resume', 'upgrade', 'next', 'refund', 'dispute'] as const

/** Subscribers, each with what will come to mind within two years. */
export const arrive = async ({ bench, life, random }: World, count: number): Promise<Lived[]> => {
  const people: Lived[] = []
  for (let number = 0; number < count; number += 1) {
    const language = random.pick<Locale>(['en', 'fr', 'de'])
    const person = await life.subscribe({ language })
    const acts = Array.from({ length: random.below(5) }, () => ({
      at: bench.clock.time + random.below(740) * DAY_MS,
      kind: random.pick(KINDS),
    }))
    people.push({
      ...person,
      acts: acts.toSorted((a, b) => a.at - b.at),
      stops: [],
      isDisputed: false,
    })
    bench.clock.time += random.below(DAY_MS)
  }
  return people
}

/** What a bad provider and a bad network do. */
export const courseOf = (random: Random): Course => ({
  state: random.pick(['succeeded', 'succeeded', 'succeeded', 'failed', 'pending']),
  ...(random.chance(0.35) && { lost: random.pick(['before', 'before', 'after']) }),
})

/** The messages of the provider: decided later, late, twice, in any order, and lost at first. */
export const tellFacts = async ({ bench, life, random }: World, told: Set<string>) => {
  const { seen, decide } = life.provider()
  for (const one of seen.values()) {
    if (one.outcome.state === 'pending' && bench.clock.time - one.at.getTime() > 3 * DAY_MS) {
      await decide(one, random.pick(['succeeded', 'failed']))
    }
    const { outcome } = one
    const name = `${outcome.key}:${outcome.state}`
    if (told.has(name) || random.chance(0.5)) continue
    if (!random.chance(0.2)) told.add(name)
    const older: RenewalOutcome = { ...outcome, state: 'pending', reason: null }
    for (const fact of random.chance(0.5) ? [outcome, older, outcome] : [older, outcome]) {
      const answer = await bench.post('/told/subscription/charge', fact)
      if (answer.status !== 200) throw new Error(`A fact was answered ${answer.status}`)
    }
  }
}

/** What nobody was told of yet when the years are over. */
export const tellRest = async ({ bench, life }: World) => {
  for (const { outcome } of life.provider().seen.values()) {
    const { status } = await bench.post('/told/subscription/charge', outcome)
    if (status !== 200) throw new Error(`A fact was answered ${status}`)
  }
}

/** Does what is due, in a process that may be killed at any look at the clock. */
export const workOrDie = async ({ bench, life, random }: World) => {
  const { services } = bench
  const now = () => {
    if (random.chance(0.02)) throw new Killed()
    return services.now()
  }
  try {
    await doDueWork(await life.queries(), { ...services, now })
  } catch (error) {
    if (!(error instanceof Killed)) throw error
  }
}

/** The mail goes out when its server wants to. */
export const sendMail = async ({ bench, life, random }: World) => {
  const queries = await life.queries()
  const due = await queries
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(isNull(outboxMails.sentAt))
  const ids = due.filter(() => random.chance(0.5)).map(({ id }) => id)
  if (ids.length === 0) return
  const sentAt = new Date(bench.clock.time)
  await queries.update(outboxMails).set({ sentAt }).where(inArray(outboxMails.id, ids))
}

const refund = async ({ bench, life }: World, order: typeof orders.$inferSelect | undefined) => {
  if (!order) return
  await recordRefund(await life.queries(), {
    orderNumber: order.number,
    key: `re_${order.number}`,
    refunded: order.total,
    reason: 'asked for',
    now: new Date(bench.clock.time),
  })
}

const dispute = async ({ bench, random }: World, paymentId: string) => {
  const tell = (state: DisputeReport['state']) =>
    bench.post('/told/subscription/dispute', {
      id: `dp_${paymentId}_${state}`,
      paymentId,
      state,
    })
  const decision = random.pick<'won' | 'lost'>(['won', 'lost'])
  const order = random.chance(0.5)
    ? (['opened', decision] as const)
    : ([decision, 'opened'] as const)
  for (const state of [...order, ...order]) await tell(state)
}

/** Somebody does what came to mind. */
export const act = async (world: World, { person, kind }: { person: Lived; kind: Act['kind'] }) => {
  const { bench, life, random } = world
  const { subscriptionId } = person
  const queries = await life.queries()
  const now = new Date(bench.clock.time)
  const wanted = random.pick<{ plan: PlanId; seats: number }>([
    { plan: 'premium', seats: 5 },
    { plan: 'team', seats: 3 },
    { plan: 'basic', seats: 1 },
  ])
  const bought = await life.ordersOf(person.userId)
  if (kind === 'stop') {
    await stopRenewal(queries, { subscriptionId, now })
    person.stops.push({ from: now.getTime(), to: Infinity })
  }
  if (kind === 'resume') {
    await resumeRenewal(queries, { subscriptionId, now })
    person.stops = person.stops.map((stop) => ({ ...stop, to: Math.min(stop.to, now.getTime()) }))
  }
  if (kind === 'next') await planNext(queries, { subscriptionId, ...wanted, now })
  if (kind === 'upgrade') {
    await upgradeNow(queries, { subscriptionId, ...wanted, services: bench.services })
  }
  if (kind === 'refund') await refund(world, random.chance(0.5) ? bought.at(-1) : bought[0])
  if (kind === 'dispute') {
    person.isDisputed = true
    await dispute(world, bought.at(-1)?.paymentId ?? '')
  }
}

/** People stop just when a charge is on its way to a provider that has not been heard of; some think better of it. */
export const waver = async (world: World, people: readonly Lived[]) => {
  const { bench, life, random } = world
  const open = await (
    await life.queries()
  )
    .select({ id: subscriptionCharges.subscriptionId })
    .from(subscriptionCharges)
    .where(eq(subscriptionCharges.state, 'created'))
  const waiting = new Set(open.map(({ id }) => id))
  for (const person of people) {
    if (!waiting.has(person.subscriptionId) || !random.chance(0.5)) continue
    await act(world, { person, kind: 'stop' })
    if (random.chance(0.5)) person.acts.unshift({ at: bench.clock.time + 60_000, kind: 'resume' })
  }
}

/** The subscriptions of people as they stand. */
export const rowsOf = async ({ life }: Pick<World, 'life'>, people: readonly Lived[]) =>
  (await life.queries())
    .select()
    .from(subscriptions)
    .where(
      inArray(
        subscriptions.id,
        people.map(({ subscriptionId }) => subscriptionId),
      ),
    )
