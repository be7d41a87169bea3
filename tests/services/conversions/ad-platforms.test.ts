import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Answer } from '#services/conversions/post-to-platform.ts'
import { adPlatforms, PLATFORM_KEYS } from '../../support/ad-platforms/ad-platforms.ts'

const NOW = new Date('2026-11-26T12:00:00Z')

const HASH = createHash('sha256').update('ann@example.com').digest('hex')

const daysAgo = (days: number) => Math.floor(NOW.getTime() / 1000) - days * 86_400

const many = <Event>(event: Event, count: number) => Array.from({ length: count }, () => event)

const platforms = () => adPlatforms(() => NOW)

/** The code of a refusal, wherever a platform puts it. */
const codeIn = ({ status, body }: Answer): string => {
  const text = JSON.stringify(body)
  const [, code = ''] = /"reason":"(\w+)"/.exec(text) ?? /"errorCode":"([\w.]+)"/.exec(text) ?? []
  const [, number = ''] = /"code":"?(\w+)/.exec(text) ?? []
  const [, subcode = ''] = /"error_subcode":(\d+)/.exec(text) ?? []
  return status === 200 ? 'taken' : code || [number, subcode].filter(Boolean).join('/')
}

describe('what Meta refuses its stand-in refuses', () => {
  const event = {
    event_name: 'Purchase',
    event_time: daysAgo(1),
    event_id: 'BB-1',
    action_source: 'website',
    event_source_url: 'https://site.example/checkout',
    user_data: { fbc: 'fb.1.1764160000000.IwAR1', client_user_agent: 'Mozilla' },
    custom_data: { value: 1, currency: 'USD' },
  }
  const { pixelId, accessToken } = PLATFORM_KEYS.meta
  const send = async (data: unknown, { pixel, token }: { pixel?: string; token?: string } = {}) =>
    codeIn(
      await platforms().post({
        url: `https://graph.facebook.com/v25.0/${pixel ?? pixelId}/events?access_token=${token ?? accessToken}`,
        body: { data },
      }),
    )

  test.each([
    ['nothing of what is in order', [event], 'taken'],
    [
      'an event of eight days ago, and all with it',
      [event, { ...event, event_time: daysAgo(8) }],
      '100/2804003',
    ],
    ['more than 1,000 events', many(event, 1001), '100'],
    ['no event', [], '100'],
    [
      'a website without its browser',
      [{ ...event, user_data: { fbc: event.user_data.fbc } }],
      '100',
    ],
    ['a website without its page', [{ ...event, event_source_url: undefined }], '100'],
    ['an event without a source', [{ ...event, action_source: undefined }], '100'],
    [
      'an address that is no hash',
      [{ ...event, user_data: { ...event.user_data, em: 'ann@example.com' } }],
      '100',
    ],
    [
      'no address that is one',
      [{ ...event, user_data: { ...event.user_data, em: HASH } }],
      'taken',
    ],
    [
      'a click that is no cookie of theirs',
      [{ ...event, user_data: { ...event.user_data, fbc: 'IwAR1' } }],
      '100',
    ],
    ['a purchase without currency', [{ ...event, custom_data: undefined }], '100'],
  ])('%s', async (_name, data, code) => {
    expect(await send(data)).toBe(code)
  })

  test('another token, another pixel', async () => {
    expect(await send([event], { token: 'another' })).toBe('190')
    expect(await send([event], { pixel: '1' })).toBe('100/33')
  })
})

describe('what Microsoft refuses its stand-in refuses', () => {
  const event = {
    eventType: 'custom',
    eventName: 'purchase',
    eventId: 'BB-1',
    eventTime: daysAgo(1),
    userData: { msclkid: 'a'.repeat(32) },
  }
  const { tagId, token } = PLATFORM_KEYS.microsoft
  const send = async (data: unknown, shown: string = token) =>
    codeIn(
      await platforms().post({
        url: `https://capi.uet.microsoft.com/v1/${tagId}/events`,
        headers: { Authorization: `Bearer ${shown}` },
        body: { data, continueOnValidationError: false },
      }),
    )

  test.each([
    ['nothing of what is in order', [event], 'taken'],
    ['an event of eight days ago', [{ ...event, eventTime: daysAgo(8) }], 'Invalid.eventTime'],
    [
      'milliseconds that are a fraction of a second',
      [{ ...event, eventTime: 1.5 }],
      'Invalid.eventTime',
    ],
    ['more than 1,000 events', many(event, 1001), 'ValidationError'],
    [
      'an event of its own without a name',
      [{ ...event, eventName: undefined }],
      'Invalid.eventName',
    ],
    ['nobody', [{ ...event, userData: {} }], 'Invalid.userData'],
    ['a click that is no GUID', [{ ...event, userData: { msclkid: 'click' } }], 'Invalid.msclkid'],
    [
      'an address that is no hash',
      [{ ...event, userData: { em: 'ann@example.com' } }],
      'Invalid.em',
    ],
    [
      'another word for consent',
      [{ ...event, adStorageConsent: 'yes' }],
      'Invalid.adStorageConsent',
    ],
  ])('%s', async (_name, data, code) => {
    expect(await send(data)).toBe(code)
  })

  test('another token', async () => {
    expect(await send([event], 'another')).toBe('Unauthorized')
  })
})
