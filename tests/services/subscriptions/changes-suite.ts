import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { AnnouncedText } from '#features/legal/text-versions.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { agreementIn } from '#services/affiliates/affiliate-store.ts'
import { notifyChanges, type Revision } from '#services/agreements/notify-changes.ts'
import { affiliateAcceptances } from '#services/db/affiliate-schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { letterText } from '#services/mail/letter-text.ts'
import { writtenBookDay } from '#services/papers/written.ts'
import { affiliatesOf } from '../support/affiliate.ts'
import type { Bench } from '../support/bench.ts'
import { lettersTo } from '../support/letters-to.ts'
import { DAY_MS, subscribersOf } from './life/subscriber.ts'

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

const later = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

/** Who is written to about a new version of an agreement. */
export const changesSuite = (bench: () => Bench) =>
  describe('a new version of an agreement', () => {
    const { subscribe, queries, rowOf } = subscribersOf(bench)
    const { affiliate } = affiliatesOf(bench)

    const told = async (email: string, day: string) =>
      (await lettersTo(bench(), email))
        .map(({ letter }) => letterText(letter))
        .filter((text) => text.includes(day))

    const timesTold = async (email: string) =>
      (await lettersTo(bench(), email)).filter(({ kind }) => kind === 'agreement-changed').length

    const revisionsOf = (name: AnnouncedText, version: string): Revision[] =>
      LOCALE_CODES.map((language) => ({ name, language, version }))

    test('that changes a subscription is told to the administrator of each older one, once', async () => {
      const { email, subscriptionId } = await subscribe()
      const { createdAt } = await rowOf(subscriptionId)
      const version = dayOf(later(createdAt, 3))
      const announced = revisionsOf('terms-of-use', version)
      const now = later(createdAt, 4)
      const day = writtenBookDay(new Date(`${version}T12:00:00Z`), 'en')
      await notifyChanges(await queries(), { now: createdAt, announced })
      expect(await told(email, day), 'not before its day').toEqual([])
      await notifyChanges(await queries(), { now, announced })
      await notifyChanges(await queries(), { now: later(now, 1), announced })
      const [text = '', ...more] = await told(email, day)
      expect(more).toEqual([])
      expect(text).toContain('/company/terms-of-use/')
    })

    test('is told neither to younger subscriptions, nor to ended ones, nor long afterwards', async () => {
      const [young, ended, late] = [await subscribe(), await subscribe(), await subscribe()]
      const { createdAt } = await rowOf(young.subscriptionId)
      const announced = revisionsOf('eula', dayOf(createdAt))
      await (
        await queries()
      )
        .update(subscriptions)
        .set({ createdAt: later(createdAt, -200) })
        .where(eq(subscriptions.id, late.subscriptionId))
      await (
        await queries()
      )
        .update(subscriptions)
        .set({ createdAt: later(createdAt, -200), state: 'ended' })
        .where(eq(subscriptions.id, ended.subscriptionId))
      await notifyChanges(await queries(), { now: later(createdAt, 91), announced })
      expect(await timesTold(late.email)).toBe(0)
      await notifyChanges(await queries(), { now: later(createdAt, 1), announced })
      const times = await Promise.all([young, ended, late].map(({ email }) => timesTold(email)))
      expect(times).toEqual([0, 0, 1])
    })

    test('of affiliates is told to each who accepted an older one, once', async () => {
      const [older, current] = [await affiliate(), await affiliate()]
      const { email } = older
      const { id: userId } = await older.user()
      const { version } = agreementIn('en')
      await (
        await queries()
      )
        .update(affiliateAcceptances)
        .set({ version: '2020-01-01' })
        .where(eq(affiliateAcceptances.userId, userId))
      const now = later(new Date(`${version}T00:00:00Z`), 2)
      await notifyChanges(await queries(), { now })
      await notifyChanges(await queries(), { now: later(now, 1) })
      const subjects = async (of: string) =>
        (await lettersTo(bench(), of))
          .map(({ letter }) => letter.subject)
          .filter((subject) => subject === 'The affiliate agreement has changed')
      expect(await subjects(email)).toHaveLength(1)
      expect(await subjects(current.email)).toEqual([])
    })
  })
