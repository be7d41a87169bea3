import { randomUUID } from 'node:crypto'
import { like, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { EVENT_LIFE_DAYS } from '#lib/config/constants.ts'
import { eventDays } from '#services/db/event-days-schema.ts'
import { readRows } from '#services/db/read-rows.ts'
import { events } from '#services/db/schema.ts'
import { sumEvents } from '#services/events/sum-events.ts'
import { pageRows } from '#services/results/page-rows.ts'
import { pagesQuestion } from '#services/results/pages-question.ts'
import { experimentQuestion } from '#services/results/shown-experiment.ts'
import { exportQuestion } from '../../../scripts/results/exported-day.ts'
import { experimentOf } from '../../features/experiments/experiment-fixture.ts'
import type { Bench } from '../support/bench.ts'

const DAY_MS = 86_400_000

/** A time at which no other test counts anything. */
const NOW = new Date('2025-03-31T12:00:00Z')

const eventOf = (values: Partial<typeof events.$inferInsert> = {}) => ({
  id: randomUUID(),
  name: 'landing view',
  category: 'Landing',
  label: 'nda',
  language: 'fr',
  path: '/fr/docs/summed',
  happenedAt: NOW,
  receivedAt: NOW,
  ...values,
})

/** What is counted stays the same when events lose their own rows, and takes no room without end. */
export const eventDaysSuite = (bench: () => Bench) =>
  describe('events of long ago', () => {
    const queriesOf = () => bench().database.get()
    const isRunning = new AbortController().signal
    const sum = async (now = NOW, most?: number) =>
      sumEvents(await queriesOf(), { now, signal: isRunning, ...(most && { most }) })

    const pages = async (isByDay: boolean) => {
      const asked = { from: '2025-03-01', until: '2025-04-01', page: '/fr/docs/summed', isByDay }
      return pageRows(await readRows(await queriesOf(), pagesQuestion(asked)))
    }

    const left = async (path = '/fr/docs/summed%') =>
      (await queriesOf()).select().from(events).where(like(events.path, path))

    beforeAll(async () => {
      const queries = await queriesOf()
      const source = { SourceChannel: 'google', SourceCampaign: 'spring', SourceKeyword: 'nda' }
      const rows = Array.from({ length: 120 }, (_none, at) =>
        eventOf({ happenedAt: new Date(NOW.getTime() - at * 6 * 3_600_000) }),
      )
      // Eleven in the evening in Toronto is another day by UTC.
      const evening = { happenedAt: new Date('2025-03-05T03:59:00Z'), visitId: 'a'.repeat(32) }
      const account = {
        name: 'Account Created',
        category: 'Goal',
        emailHash: 'h'.repeat(43),
        device: 'mobile',
        arm: 'docs/ab/1',
        source,
        happenedAt: new Date('2025-03-06T12:00:00Z'),
      }
      await queries
        .insert(events)
        .values([...rows, eventOf(evening), eventOf(evening), eventOf(account), eventOf(account)])
    })

    test('are in every report what they were before their rows went, at each step of it', async () => {
      const [days, whole, exported] = [
        await pages(true),
        await pages(false),
        await readRows(await queriesOf(), exportQuestion('events', '2025-03-06')),
      ]
      expect(days.find(({ day }) => day === '2025-03-04')?.views).toBe(6)
      expect(whole[0]).toMatchObject({ views: 122, accounts: 2 })
      for (const daysAgo of [20, 5, 0]) {
        await sum(new Date(NOW.getTime() - daysAgo * DAY_MS))
        expect(await pages(true)).toEqual(days)
        expect(await pages(false)).toEqual(whole)
      }
      expect(await left()).toHaveLength(EVENT_LIFE_DAYS * 4 + 1)
      const counted = (rows: readonly Record<string, unknown>[]) =>
        rows.reduce((all, { count }) => all + Number(count), 0)
      const after = await readRows(await queriesOf(), exportQuestion('events', '2025-03-06'))
      expect(counted(after)).toBe(counted(exported))
      expect(after).toContainEqual(
        expect.objectContaining({
          device: 'mobile',
          arm: 'docs/ab/1',
          channel: 'google',
          count: 2,
        }),
      )
    })

    test('are in the pace of a page what they were, as long as that looks back', async () => {
      const record = experimentOf({ page: '/docs/paced', languages: ['fr'] })
      const question = experimentQuestion({ name: 'paced', record })
      const views = async () => Number((await readRows(await queriesOf(), question))[0]?.['views'])
      const today = Date.now()
      const rows = [16, 17, 20].map((days) =>
        eventOf({ path: '/fr/docs/paced', happenedAt: new Date(today - days * DAY_MS) }),
      )
      await (await queriesOf()).insert(events).values(rows)
      expect(await views()).toBe(3)
      await sum(new Date(today))
      expect(await left('/fr/docs/paced')).toEqual([])
      expect(await views()).toBe(3)
    })

    test('tell of nobody any more', async () => {
      const rows = await (
        await queriesOf()
      )
        .select()
        .from(eventDays)
        .where(like(eventDays.path, '/fr/docs/summed%'))
      expect(rows.length).toBeGreaterThan(10)
      expect(JSON.stringify(rows)).not.toMatch(/a{32}|h{43}|Keyword/)
    })

    test('are counted once by two rounds at the same time', async () => {
      const path = '/fr/docs/twice'
      const happenedAt = new Date('2025-02-01T12:00:00Z')
      const rows = Array.from({ length: 3000 }, () => eventOf({ path, happenedAt }))
      await (await queriesOf()).insert(events).values(rows)
      const taken = await Promise.all([sum(), sum()])
      expect(taken[0] + taken[1]).toBeGreaterThanOrEqual(3000)
      const found = await (
        await queriesOf()
      )
        .select({ count: eventDays.count })
        .from(eventDays)
        .where(like(eventDays.path, path))
      expect(found).toEqual([{ count: 3000 }])
    })

    test('have no more sums of a day than a site has pages, whatever strangers make up', async () => {
      const happenedAt = new Date('2025-01-10T12:00:00Z')
      const made = (prefix: string, count: number) =>
        Array.from({ length: count }, (_none, at) =>
          eventOf({ path: `/fr/docs/${prefix}-${at}`, happenedAt }),
        )
      const queries = await queriesOf()
      await queries.insert(events).values(made('made-up', 50))
      await sum(NOW, 20)
      // A page that is known already keeps its own.
      await queries.insert(events).values([...made('more', 30), ...made('made-up', 1)])
      await sum(NOW, 20)
      const rows = await queries
        .select({ path: eventDays.path, count: eventDays.count })
        .from(eventDays)
        .where(sql`day = '2025-01-10'`)
      expect(rows).toHaveLength(51)
      expect(rows).toContainEqual({ path: '(other)', count: 30 })
      expect(rows).toContainEqual({ path: '/fr/docs/made-up-0', count: 2 })
    })
  })
