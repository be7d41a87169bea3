import { ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { randomOf } from '../../../../scripts/lib/random.ts'
import type { Bench } from '../../support/bench.ts'
import { openBank, type Bank } from './bank.ts'
import { drawCourse, drawShared, shrink } from './draw.ts'
import { judge } from './judge.ts'
import { KNOWN_STORIES } from './known-stories.ts'
import { live, type Course } from './live.ts'
import { referenceProvider, stripeProvider } from './providers.ts'
import { printed, type Fact } from './story.ts'

/** The day on which every story begins: the same seed is the same story. */
const START = Date.parse('2026-11-28T15:00:00Z')

const SEED = 20_261_128

const LONG_MS = 3_000_000

/** What is wrong with a story, and all of it for a reader; nothing where nothing is. */
const verdictOn = (story: readonly Fact[]): string => {
  const faults = judge(story).map(({ rule, text }) => `${rule}: ${text}`)
  return faults.length === 0 ? '' : [...new Set(faults), printed(story)].join('\n')
}

/** Customers live two years, and a judge who knows price book, calendar and what was said alone looks at their stories; its bench has `SLOW_MS` as `slowMs`. */
export const judgeSuite = (
  bench: () => Bench,
  { count, stripe = false }: { count: number; stripe?: boolean },
) =>
  describe(`an independent judge, with ${stripe ? 'Stripe' : 'the reference provider'}`, () => {
    let opened: Bank | undefined
    let before = 0

    const bank = () => {
      if (!opened) throw new Error('The bank is not open yet')
      return opened
    }

    beforeAll(async () => {
      before = bench().clock.time
      opened = await openBank(bench(), stripe ? stripeProvider : referenceProvider)
    })

    // The next suite looks at its own subscribers, on its own day.
    afterAll(async () => {
      await opened?.stop()
      bench().clock.time = before
      await (
        await bench().database.get()
      )
        .update(subscriptions)
        .set({ state: 'ended', dueAt: null })
        .where(ne(subscriptions.state, 'ended'))
    })

    const liveThrough = (course: Course) =>
      live(course, { bench: bench(), bank: bank(), start: START })

    const isWrong = async (course: Course) => judge(await liveThrough(course)).length > 0

    test.each(Object.entries(KNOWN_STORIES))(
      'finds nothing wrong with one who %s',
      async (_name, course) => {
        expect(verdictOn(await liveThrough(course))).toBe('')
      },
      LONG_MS,
    )

    test.each([
      [count, 'customers', drawCourse],
      [Math.ceil(count / 10), 'holders of a plan for several, and their guests', drawShared],
    ] as const)(
      'finds nothing wrong with %d %s',
      async (many, _who, draw) => {
        for (let number = 0; number < many; number += 1) {
          const course = draw(randomOf(SEED + number))
          if (!(await isWrong(course))) continue
          const smallest = await liveThrough(await shrink(course, isWrong))
          expect.soft(verdictOn(smallest), `customer ${number}`).toBe('')
        }
      },
      LONG_MS,
    )
  })
