import { afterAll, describe, expect, test } from 'vitest'
import { randomOf } from '../../../scripts/lib/random.ts'
import type { Bench } from '../support/bench.ts'
import { checkAccess, checkMoney, checkReceipts } from './life/checks.ts'
import { startStripeProvider } from './life/stripe-provider.ts'
import { DAY_MS, subscribersOf } from './life/subscriber.ts'
import {
  act,
  arrive,
  courseOf,
  rowsOf,
  sendMail,
  tellFacts,
  tellRest,
  waver,
  workOrDie,
} from './life/world.ts'

const YEARS_MS = 760 * DAY_MS

const SEED = 20_261_125

/** Many subscribers live two years, while cards fail, messages come twice, late or not at all, processes die, and people change their minds. */
export const livesSuite = (
  bench: () => Bench,
  { count, stripe = false }: { count: number; stripe?: boolean },
) =>
  describe(`lives of subscribers, with ${stripe ? 'Stripe' : 'the provider of the contract'}`, () => {
    const life = subscribersOf(bench, stripe ? startStripeProvider : undefined)

    afterAll(() => {
      bench().services.mailUrl = undefined
    })

    test('nobody is charged twice, unasked or without a notice, and nothing that was paid is lost', async () => {
      const random = randomOf(SEED)
      const world = { bench: bench(), life, random }
      const { clock, services } = world.bench
      services.mailUrl = 'smtp://mail.example'
      const people = await arrive(world, count)
      life.provider().course = () => courseOf(random)
      const told = new Set<string>()
      const until = clock.time + YEARS_MS
      while (clock.time < until) {
        const wishes = people.flatMap(({ acts }) => acts.map(({ at }) => at))
        const due = Math.max(await life.nextDue(), clock.time + 60_000)
        clock.time = Math.min(due, ...wishes, clock.time + 4 * DAY_MS)
        for (const person of people) {
          const [wish] = person.acts
          if (!wish || wish.at > clock.time) continue
          person.acts.shift()
          await act(world, { person, kind: wish.kind })
        }
        await waver(world, people)
        await workOrDie(world)
        await sendMail(world)
        await tellFacts(world, told)
        await checkAccess(life, { people, at: clock.time })
      }
      await tellRest(world)
      expect(life.provider().faults).toEqual([])
      for (const person of people) await checkMoney(life, person)
      await checkReceipts(life)
      const rows = await rowsOf(world, people)
      expect(rows.some(({ state }) => state === 'ended')).toBe(true)
      expect(rows.some(({ state }) => state === 'active')).toBe(true)
      for (const row of rows) {
        if (row.state === 'ended' && row.dueAt === null) {
          expect(life.provider().ended.has(row.providerId)).toBe(true)
        }
      }
    }, 3_000_000)
  })
