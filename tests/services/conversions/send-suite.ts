import { beforeEach, describe, expect, test } from 'vitest'
import { GOOGLE_WAITS_MS } from '#services/conversions/put-conversions.ts'
import { outboxConversions } from '#services/db/conversion-schema.ts'
import type { GoogleKeys } from '#services/keys/platform-keys.ts'
import { adPlatforms, PLATFORM_KEYS } from '../../support/ad-platforms/ad-platforms.ts'
import type { Bench } from '../support/bench.ts'
import { conversionBench } from './conversion-bench.ts'

const DAY_MS = 86_400_000

const HOSTS = {
  google: 'datamanager.googleapis.com',
  meta: 'graph.facebook.com',
  microsoft: 'capi.uet.microsoft.com',
} as const

const withAccount = (changes: Partial<GoogleKeys['serviceAccount']>): GoogleKeys => {
  const { google } = PLATFORM_KEYS
  return { ...google, serviceAccount: { ...google.serviceAccount, ...changes } }
}

/** Rows go out to their platform, each at least once and counted once. */
export const sendSuite = (bench: () => Bench) =>
  describe('telling platforms', () => {
    const told = () => conversionBench(bench)

    beforeEach(async () => {
      bench().services.platforms = PLATFORM_KEYS
      // What another test leaves untold is no business of the next one.
      await (await bench().database.get()).delete(outboxConversions)
    })

    test('each gets what it asks for, and is told of no address', async () => {
      const { arrival, buy, round, platforms, lines, rowsOf } = told()
      const { orderNumber, quote, email } = await buy({ adArrival: arrival() })
      await round()
      const { google, meta, microsoft } = platforms
      expect([...google.conversions.keys()]).toContain(`222 ${orderNumber}`)
      expect([...meta.conversions.keys()]).toContain(`Purchase ${orderNumber}`)
      expect([...microsoft.conversions.keys()]).toContain(`purchase ${orderNumber}`)
      expect(google.conversions.get(`222 ${orderNumber}`)?.value).toBe(quote.amount / 100)
      // The account that the order made, under an id of its own.
      for (const { conversions } of [google, meta, microsoft]) expect(conversions.size).toBe(2)
      const said = JSON.stringify([google.events, meta.events, microsoft.events, lines])
      expect(said).not.toContain(email)
      expect(said).toContain('CONSENT_GRANTED')
      for (const row of await rowsOf(orderNumber)) {
        expect(row.sentAt).not.toBeNull()
        expect(row.userAgent).toBeNull()
        // A refund would name the click once more, at Google alone.
        expect(row.clickId === null).toBe(row.platform !== 'google')
      }
      expect(lines.join('')).toContain('conversions sent')
    })

    test('Google hears of no consent that nobody gave, and of a click no sooner than after six hours', async () => {
      const { arrival, signUp, round, platforms } = told()
      const led = arrival({ consent: 'opt-out' })
      const { google } = led.clicks
      if (google) google.at = bench().clock.time
      await signUp(led)
      await round()
      expect(platforms.google.events).toEqual([])
      bench().clock.time += GOOGLE_WAITS_MS
      await round()
      expect(platforms.google.events).toHaveLength(1)
      expect(JSON.stringify(platforms.google.events)).not.toContain('consent')
    })

    test('two processes at once tell each thing once', async () => {
      const { arrival, signUp, round, platforms } = told()
      const people = await Promise.all(Array.from({ length: 12 }, () => signUp(arrival())))
      await Promise.all([round(), round(), round(), round()])
      for (const name of ['google', 'meta', 'microsoft'] as const) {
        expect(platforms[name].conversions.size).toBe(people.length)
        expect(platforms[name].events).toHaveLength(people.length)
      }
    })

    test.each(['google', 'meta', 'microsoft'] as const)(
      'what %s took from a process that was killed before it noted so is told again under the same id, and counts once',
      async (name) => {
        const { arrival, signUp, round, platforms, rowsOf } = told()
        const keys = { [name]: PLATFORM_KEYS[name] }
        bench().services.platforms = keys
        const led = arrival()
        await signUp(led)
        platforms.faults.deafAfter.add(HOSTS[name])
        await expect(round()).rejects.toThrow('killed')
        platforms.faults.deafAfter.clear()
        // Another one passes over what the first may still be sending.
        await round()
        expect(platforms[name].events).toHaveLength(1)
        bench().clock.time += 6 * 60_000
        await round()
        expect(platforms[name].events).toHaveLength(2)
        expect(platforms[name].conversions.size).toBe(1)
        const [row] = await rowsOf(led.eventId ?? '')
        expect(row).toMatchObject({ tries: 2 })
        expect(row?.sentAt).not.toBeNull()
      },
    )

    test('a platform that is away is asked again, ever later, until it would take the event no more; the others wait for nobody', async () => {
      const { arrival, signUp, round, platforms, lines, rowsOf } = told()
      const led = arrival()
      await signUp(led)
      platforms.faults.away.add(HOSTS.meta)
      await round()
      await round()
      const ofMeta = async () =>
        (await rowsOf(led.eventId ?? '')).find(({ platform }) => platform === 'meta')
      expect(await ofMeta()).toMatchObject({ tries: 1, sentAt: null })
      expect(platforms.microsoft.conversions.size).toBe(1)
      const tried: number[] = []
      for (let day = 0; day < 8 * 24; day += 1) {
        bench().clock.time += DAY_MS / 24
        await round()
        tried.push((await ofMeta())?.tries ?? 0)
      }
      expect(new Set(tried).size).toBeGreaterThan(10)
      expect(new Set(tried).size).toBeLessThan(60)
      expect(await ofMeta()).toMatchObject({ refusal: 'too old', clickId: null, sentAt: null })
      expect(lines.join('')).toContain('"event":"conversions given up"')
      expect(lines.join('')).not.toContain(led.clicks.meta?.id)
    })

    test('one that a platform refuses keeps no other back, and stays with its reason and without its click', async () => {
      const { arrival, signUp, round, platforms, lines, rowsOf } = told()
      const led = Array.from({ length: 5 }, () => arrival())
      const broken = led[2]
      // Not a GUID, as somebody may have typed it.
      const wrong = 'somebody_typed_this'
      if (broken?.clicks.microsoft) broken.clicks.microsoft.id = wrong
      for (const one of led) await signUp(one)
      await round({ microsoft: PLATFORM_KEYS.microsoft })
      expect(platforms.microsoft.conversions.size).toBe(4)
      const row = (await rowsOf(broken?.eventId ?? '')).find(
        ({ platform }) => platform === 'microsoft',
      )
      expect(row).toMatchObject({ refusal: 'Invalid.msclkid', clickId: null, sentAt: null })
      expect(lines.join('')).toContain('"event":"conversion refused"')
      expect(lines.join('')).not.toContain(wrong)
    })

    test.each([
      ['google', { google: { ...PLATFORM_KEYS.google, actions: { signUp: '9', purchase: '9' } } }],
      ['google', { google: { ...PLATFORM_KEYS.google, customerId: '9999999999' } }],
      ['meta', { meta: { ...PLATFORM_KEYS.meta, accessToken: 'another token' } }],
      ['meta', { meta: { ...PLATFORM_KEYS.meta, pixelId: '1' } }],
      ['microsoft', { microsoft: { ...PLATFORM_KEYS.microsoft, token: 'another token' } }],
      ['microsoft', { microsoft: { ...PLATFORM_KEYS.microsoft, tagId: '1' } }],
      ['google', { google: withAccount({ email: 'another@project.iam.gserviceaccount.com' }) }],
      ['google', { google: withAccount({ privateKey: '-----BEGIN PRIVATE KEY-----' }) }],
    ] as const)('settings of %s that are wrong cost no conversion', async (name, wrong) => {
      const { arrival, signUp, round, platforms, lines, rowsOf } = told()
      const led = arrival()
      await signUp(led)
      await round(wrong)
      const row = (await rowsOf(led.eventId ?? '')).find(({ platform }) => platform === name)
      expect(row).toMatchObject({ refusedAt: null, sentAt: null, tries: 1 })
      expect(lines.join('')).toContain('"event":"conversions not sent"')
      expect(lines.join('')).not.toContain('another token')
      bench().clock.time += 60_000
      await round({ [name]: PLATFORM_KEYS[name] })
      expect(platforms[name].conversions.size).toBe(1)
    })

    test('a fault at one platform keeps no other back', async () => {
      const { arrival, signUp, round, platforms } = told()
      await signUp(arrival())
      platforms.faults.deafAfter.add(HOSTS.google)
      await expect(round()).rejects.toThrow('killed')
      expect([platforms.meta.conversions.size, platforms.microsoft.conversions.size]).toEqual([
        1, 1,
      ])
    })

    test('a token of Google that ran out is asked for anew', async () => {
      const { arrival, signUp, platforms, rowsOf } = told()
      const { round } = told()
      const own = adPlatforms(() => bench().services.now())
      await signUp(arrival())
      await round({ google: PLATFORM_KEYS.google }, own)
      own.google.forget()
      const led = arrival()
      await signUp(led)
      await round({ google: PLATFORM_KEYS.google }, own)
      expect(own.google.conversions.size).toBe(2)
      expect(platforms.google.events).toEqual([])
      expect((await rowsOf(led.eventId ?? ''))[0]?.sentAt).not.toBeNull()
    })

    test('in the test modes of Google and Meta nothing is counted', async () => {
      const { arrival, signUp, round, platforms } = told()
      await signUp(arrival())
      await round({
        google: { ...PLATFORM_KEYS.google, isTrial: true },
        meta: { ...PLATFORM_KEYS.meta, testEventCode: 'TEST1234' },
      })
      expect([platforms.google.events.length, platforms.google.conversions.size]).toEqual([1, 0])
      expect([platforms.meta.trials.length, platforms.meta.conversions.size]).toEqual([1, 0])
    })
  })
