import { afterEach, describe, expect, test } from 'vitest'
import { CONSUMER_LAW, DAYS_OF_DIRECTIVE } from '#lib/config/consumer-law.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { withdrawalOf } from '#services/declarations/withdrawable.ts'
import { wordsOf } from '#services/words/words.ts'

const written = CONSUMER_LAW.GB
const { coolingOff, withdrawal } = written
afterEach(() => {
  Object.assign(written, { coolingOff, withdrawal })
})

const daysOf = (kind: 'first' | 'change' | 'renewal', country: string) => {
  const buyer = {
    firstName: 'Ann',
    lastName: 'Roy',
    email: 'ann@company.example',
    nameOnCard: null,
    phone: null,
    street: null,
    city: null,
    postalCode: null,
    company: null,
    taxNumber: null,
    country,
    province: null,
  }
  const paidAt = new Date('2026-11-02T10:00:00Z')
  return withdrawalOf({ buyer, kind, timeZone: 'Europe/London', paidAt }).days
}

describe('the days in which an order may be withdrawn from', () => {
  test('are those of the law of the buyer’s place, of a renewal its own', () => {
    written.withdrawal = { ...withdrawal, value: { ...withdrawal.value, days: 21 } }
    written.coolingOff = { ...coolingOff, value: { days: 30 } }
    expect(daysOf('first', 'GB')).toBe(21)
    expect(daysOf('change', 'GB')).toBe(21)
    expect(daysOf('renewal', 'GB')).toBe(30)
    written.coolingOff = { ...coolingOff, value: null }
    expect(daysOf('renewal', 'GB')).toBe(21)
    expect(daysOf('renewal', 'AT')).toBe(14)
  })

  test('are at each place as many as pages and mails promise', () => {
    for (const place of keysOf(CONSUMER_LAW)) {
      expect(CONSUMER_LAW[place].withdrawal.value.days, place).toBe(DAYS_OF_DIRECTIVE)
    }
    for (const locale of LOCALE_CODES) {
      expect(wordsOf(locale).declarationMail.right, locale).toContain(String(DAYS_OF_DIRECTIVE))
    }
  })
})
