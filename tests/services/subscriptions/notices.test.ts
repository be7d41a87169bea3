import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONSUMER_LAW, placeOf, type LawPlace, type Span } from '#lib/config/consumer-law.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { nextStep, noticesAt } from '#services/subscriptions/next-step.ts'
import { DAY_MS, subscriptionRow } from './subscription-row.ts'

const PLACES = keysOf(CONSUMER_LAW)

/** So much before a day by the calendar; a month that has no such day ends with its last. */
const before = (end: Date, span: Span): Date => {
  if ('days' in span) return new Date(end.getTime() - span.days * DAY_MS)
  const day = new Date(end)
  day.setUTCMonth(day.getUTCMonth() - span.months)
  if (day.getUTCDate() !== end.getUTCDate()) day.setUTCDate(0)
  return day
}

const buyerIn = (country: string, province: string | null = null) => ({
  country,
  province,
  company: null,
  taxNumber: null,
})

/** When each notice of a period is written: all that nextStep asks for, one after the other. */
const writtenAt = (place: LawPlace, language: Locale, periodEnd: Date) => {
  const renewalNotice = {
    plan: 'basic' as const,
    seats: 1,
    amount: 29_988,
    taxes: [],
    total: 29_988,
    currency: 'USD' as const,
    periodEnd: periodEnd.toISOString(),
    place,
    notices: [],
  }
  const subscription = subscriptionRow({ language, periodEnd, renewalNotice })
  const heard: { days: number; at: Date }[] = []
  for (;;) {
    const step = nextStep({ subscription, openCharge: undefined, heard }, periodEnd)
    if (step?.kind !== 'notice') return { heard, step }
    heard.push({ days: step.days, at: step.at })
  }
}

describe('the notices of a place', () => {
  test.each([
    ['FR', 'fr', [58, 30, 10]],
    ['FR', 'en', [58, 21]],
    ['CA-QC', 'fr', [75, 30, 10]],
    ['CA-QC', 'en', [75, 30, 21, 10]],
    ['CA', 'en', [21]],
    ['CA', 'fr', [30, 10]],
    ['US-CA', 'en', [21, 12]],
    ['US-CA', 'fr', [30, 10]],
    ['DE', 'de', [21]],
    ['EU', 'fr', [30, 10]],
    ['GB', 'en', [21]],
    ['other', 'pt', [21]],
  ] as const)('of %s, read in %s', (place, language, days) => {
    expect(noticesAt(place, language).map((notice) => notice.days)).toEqual(days)
  })

  // Around months of 28 to 31 days, leap days, and the nights in which clocks change, north and south.
  test('one arrives inside each window of the law, on any day of any year, also two days late', () => {
    assert(
      property(
        constantFrom(...PLACES),
        constantFrom(...LOCALE_CODES),
        integer({ min: 0, max: 4 * 366 * 24 }),
        integer({ min: 0, max: 47 }),
        (place, language, hours, lateHours) => {
          const end = new Date(Date.parse('2027-01-01T00:30:00Z') + hours * 3_600_000)
          const { notices, discountNotice } = CONSUMER_LAW[place]
          const { heard } = writtenAt(place, language, end)
          const windows = [
            ...notices.value,
            ...(discountNotice.value ? [discountNotice.value] : []),
          ]
          for (const { earliest, latest } of windows) {
            const arrivals = heard.map(({ at }) => new Date(at.getTime() + lateHours * 3_600_000))
            const inside = arrivals.filter(
              (at) => at >= before(end, earliest) && at <= before(end, latest),
            )
            expect(inside.length, `${place} ${language} ${end.toISOString()}`).toBeGreaterThan(0)
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['2027-03-31T12:00:00Z', '2027-02-28T12:00:00Z'],
    ['2027-08-31T12:00:00Z', '2027-07-31T12:00:00Z'],
    ['2028-03-30T12:00:00Z', '2028-02-29T12:00:00Z'],
    ['2027-10-31T01:30:00Z', '2027-09-30T01:30:00Z'],
  ])('in France come a month before %s, whatever the months are', (end, latest) => {
    const { heard } = writtenAt('FR', 'en', new Date(end))
    expect(heard[0]?.at.getTime()).toBeLessThan(Date.parse(latest) - 2 * DAY_MS)
  })

  test('of the agreement come half a day early and not earlier', () => {
    const end = new Date('2027-11-25T12:00:00Z')
    const { heard, step } = writtenAt('other', 'en', end)
    expect(heard).toEqual([{ days: 21, at: new Date('2027-11-04T00:00:00Z') }])
    expect(step).toEqual({ kind: 'charge', at: end })
  })
})

test('the place of a consumer decides, never the language; a business has no consumer law', () => {
  const places = (
    [
      ['FR', null],
      ['RE', null],
      ['CA', 'QC'],
      ['CA', 'ON'],
      ['CA', null],
      ['US', 'CA'],
      ['US', 'NY'],
      ['DE', null],
      ['AT', null],
      ['IS', null],
      ['GB', null],
      ['CH', null],
      ['AU', null],
    ] as const
  ).map(([country, province]) => placeOf(buyerIn(country, province)))
  expect(places).toEqual('FR FR CA-QC CA CA US-CA other DE EU EU GB other other'.split(' '))
  expect(placeOf({ ...buyerIn('FR'), company: 'Acme' })).toBe('other')
  expect(placeOf({ ...buyerIn('DE'), taxNumber: 'DE123456789' })).toBe('other')
  // The tax code of a person is no number of a business.
  expect(placeOf({ ...buyerIn('IT'), taxNumber: 'RSSMRA85T10A562S' })).toBe('EU')
})
