import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { closeAccount } from '#services/account/close-account.ts'
import { purchases } from '#services/db/purchase-schema.ts'
import { purgeExpired } from '#services/rounds/purge-expired.ts'
import { PLATFORM_KEYS } from '../../support/ad-platforms/ad-platforms.ts'
import type { Bench } from '../support/bench.ts'
import { conversionBench } from './conversion-bench.ts'

const DAY_MS = 86_400_000

/** Which accounts and orders give rows of the outbox, and what stands in them. */
export const putSuite = (bench: () => Bench) =>
  describe('what is to be told', () => {
    const told = () => conversionBench(bench)

    beforeEach(() => {
      bench().services.platforms = PLATFORM_KEYS
    })

    test('an account gives one row for each platform, in its transaction, once however often it is asked for', async () => {
      const { arrival, signUp, accountOf, rowsOf } = told()
      const led = arrival()
      const email = await signUp(led)
      await expect(signUp(led, email)).rejects.toThrow('409')
      const { id: userId } = await accountOf(email)
      const rows = await rowsOf(led.eventId ?? '')
      expect(rows.map(({ platform }) => platform)).toEqual(['google', 'meta', 'microsoft'])
      for (const row of rows) {
        expect(row).toMatchObject({
          event: 'sign-up',
          userId,
          consent: 'accepted',
          clickId: led.clicks[row.platform]?.id,
          page: 'https://localhost:3000/fr/docs/demo',
          value: null,
          tries: 0,
        })
        expect(JSON.stringify(row)).not.toContain(email)
      }
      expect(rows.map(({ userAgent }) => userAgent)).toEqual([null, led.userAgent, null])
    })

    test('an order gives them under its number, with what was paid before taxes, and the account that it made beside', async () => {
      const { arrival, buy, rowsOf, rows, accountOf, queries } = told()
      const { orderNumber, quote, email, id } = await buy({ adArrival: arrival() })
      const purchase = await rowsOf(orderNumber)
      expect(purchase).toHaveLength(3)
      for (const row of purchase) {
        expect(row).toMatchObject({ event: 'purchase', value: quote.amount, currency: 'USD' })
      }
      const { id: userId } = await accountOf(email)
      const own = (await rows()).filter((row) => row.userId === userId)
      expect(own.map(({ event }) => event).toSorted()).toEqual([
        ...Array.from({ length: 3 }, () => 'purchase'),
        ...Array.from({ length: 3 }, () => 'sign-up'),
      ])
      // The click is in the outbox alone from now on.
      const [kept] = await (await queries()).select().from(purchases).where(eq(purchases.id, id))
      expect(kept).toMatchObject({ adArrival: null })
    })

    test('nobody who does not allow it, and nobody who came without an advertisement, gives one', async () => {
      const { signUp, buy, rows } = told()
      const before = (await rows()).length
      await signUp(undefined)
      await buy()
      expect(await rows()).toHaveLength(before)
    })

    test('without keys nothing is put there, and a purchase keeps no click', async () => {
      const { arrival, signUp, buy, begin, rows, queries } = told()
      const before = (await rows()).length
      bench().services.platforms = {}
      await signUp(arrival())
      const { id } = await begin({ adArrival: arrival() })
      await buy({ adArrival: arrival() })
      expect(await rows()).toHaveLength(before)
      const [kept] = await (await queries()).select().from(purchases).where(eq(purchases.id, id))
      expect(kept).toMatchObject({ adArrival: null })
    })

    test('with the keys of one platform it alone is told, and no other has its click kept', async () => {
      const { arrival, signUp, begin, rowsOf, queries } = told()
      bench().services.platforms = { microsoft: PLATFORM_KEYS.microsoft }
      const led = arrival()
      await signUp(led)
      const rows = await rowsOf(led.eventId ?? '')
      expect(rows.map(({ platform }) => platform)).toEqual(['microsoft'])
      const { id } = await begin({ adArrival: led })
      const [kept] = await (await queries()).select().from(purchases).where(eq(purchases.id, id))
      expect(Object.keys(kept?.adArrival?.clicks ?? {})).toEqual(['microsoft'])
      expect(kept?.adArrival?.userAgent).toBeUndefined()
    })

    test('an account that is closed takes its rows along', async () => {
      const { arrival, signUp, accountOf, rowsOf, queries } = told()
      const led = arrival()
      const { id: userId } = await accountOf(await signUp(led))
      const now = bench().services.now()
      await closeAccount(await queries(), { userId, language: 'en', now })
      expect(await rowsOf(led.eventId ?? '')).toEqual([])
    })

    test('rows are erased after ninety days, sent or not', async () => {
      const { arrival, signUp, rowsOf, queries } = told()
      const led = arrival()
      await signUp(led)
      const { time } = bench().clock
      await purgeExpired(await queries(), new Date(time + 89 * DAY_MS))
      expect(await rowsOf(led.eventId ?? '')).toHaveLength(3)
      await purgeExpired(await queries(), new Date(time + 91 * DAY_MS))
      expect(await rowsOf(led.eventId ?? '')).toEqual([])
    })
  })
