import { expect, test } from 'vitest'
import { FEDERAL_ALONE, TAX_RATES, VAT_RATES } from '#features/checkout/tax-rates.ts'
import {
  bookPriceOf,
  isReverseCharged,
  isTotalOf,
  pricedAt,
  taxNoteOf,
  priceForBuyer,
  totalOf,
  hasVat,
  vatRateOn,
} from '#features/checkout/tax.ts'
import { isVatBusiness, vatNumberIn } from '#features/checkout/vat-number.ts'

const AT = new Date('2026-11-25T12:00:00Z')

const COUNTRIES = [...new Set(VAT_RATES.map(({ country }) => country))]

/** As if the owner had settled all of them. */
const ALL = {
  rates: TAX_RATES,
  settled: Object.fromEntries(COUNTRIES.map((country) => [country, { collects: true }])),
}

const priced = (country: string, isBusiness = false, amount = 299_88) =>
  pricedAt({ amount, place: { country, province: null }, at: AT, isBusiness }, ALL)

test('the Union has 27 countries, and the United Kingdom its own tax', () => {
  expect(COUNTRIES.toSorted()).toEqual(
    'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
      ' ',
    ),
  )
  expect(hasVat('CA')).toBe(false)
})

test('rows of a country follow each other', () => {
  for (const country of COUNTRIES) {
    const days = VAT_RATES.filter((row) => row.country === country).map(({ from }) => from)
    expect(days, country).toEqual(days.toSorted())
  }
})

test.each([
  ['SK', '2024-12-31', 20_000],
  ['SK', '2025-01-01', 23_000],
  ['EE', '2025-06-30', 22_000],
  ['EE', '2025-07-01', 24_000],
  ['RO', '2025-08-01', 21_000],
  ['FI', '2024-09-01', 25_500],
  ['DE', '2026-11-25', 19_000],
  ['US', '2026-11-25', undefined],
])('in %s on %s the rate is %s', (country, day, rate) => {
  expect(vatRateOn(country, day)).toBe(rate)
})

test('a consumer pays the price of the book, with the tax in it', () => {
  expect(priced('DE')).toEqual({
    amount: 252_00,
    taxes: [{ tax: 'VAT', rate: 19_000, amount: 47_88 }],
  })
  for (const country of COUNTRIES) {
    const { amount, taxes } = priced(country)
    expect(totalOf(amount, taxes), country).toBe(299_88)
    expect(isTotalOf(299_88, { taxes, total: 299_88 })).toBe(true)
    expect(isTotalOf(299_88, { taxes, total: 299_89 })).toBe(false)
  }
})

test('a business pays what is left without the tax, and owes it itself', () => {
  const { amount, taxes } = priced('FR', true)
  expect(amount).toBe(249_90)
  expect(isReverseCharged(taxes)).toBe(true)
  expect(isTotalOf(299_88, { taxes, total: amount })).toBe(true)
  expect(isTotalOf(299_88, { taxes, total: 299_89 })).toBe(false)
})

test('a business is told what the next year costs as it pays it, and everybody else the price of the book', () => {
  for (const country of COUNTRIES) {
    const { amount, taxes } = priced(country, true, 599_88)
    expect(priceForBuyer(599_88, { taxes, country, at: AT }), country).toBe(amount)
    expect(taxNoteOf(taxes)).toBe('reverse')
    const consumer = { taxes: priced(country).taxes, country, at: AT }
    expect(priceForBuyer(599_88, consumer)).toBe(599_88)
    expect(taxNoteOf(consumer.taxes)).toBe('included')
  }
  expect(priceForBuyer(599_88, { taxes: [], country: 'US', at: AT })).toBe(599_88)
})

test('the price of the book is found again from what was paid', () => {
  for (const country of COUNTRIES) {
    for (const amount of [299_88, 599_88, 1_01, 89_99]) {
      const consumer = priced(country, false, amount)
      const business = priced(country, true, amount)
      expect(bookPriceOf(consumer, { country, at: AT })).toBe(amount)
      expect(Math.abs(bookPriceOf(business, { country, at: AT }) - amount)).toBeLessThanOrEqual(1)
    }
  }
})

test('nothing is taken out of a price where the owner has not settled the country', () => {
  const place = { country: 'DE', province: null }
  const settled = { DE: { collects: false } }
  const at = { amount: 299_88, place, at: AT, isBusiness: false }
  expect(pricedAt(at, { rates: TAX_RATES, settled: {} })).toEqual({ amount: 299_88, taxes: [] })
  expect(pricedAt(at, { rates: TAX_RATES, settled })).toEqual({ amount: 299_88, taxes: [] })
})

test.each([
  ['DE', 'DE123456789', 'DE123456789'],
  ['DE', ' de 123.456-789 ', 'DE123456789'],
  ['DE', '123456789', 'DE123456789'],
  ['FR', '40303265045', 'FR40303265045'],
  ['ES', 'B12345678', 'ESB12345678'],
  ['AT', 'U12345678', 'ATU12345678'],
  ['GB', 'XI 123 4567 89', 'GB123456789'],
  ['GB', '123456789', 'GB123456789'],
  ['DE', 'XI123456789', undefined],
  ['DE', 'DE12345678', undefined],
  ['DE', 'FR12345678901', undefined],
  ['FR', 'FR40303265045', 'FR40303265045'],
  ['FR', 'FRIO303265045', undefined],
  ['GR', 'EL123456789', 'EL123456789'],
  ['GR', 'GR123456789', 'EL123456789'],
  ['GR', '123456789', 'EL123456789'],
  ['ES', 'ESB12345678', 'ESB12345678'],
  ['ES', 'ES12345678Z', 'ES12345678Z'],
  ['ES', 'ES1234567890', undefined],
  ['NL', 'NL123456789B01', 'NL123456789B01'],
  ['AT', 'ATU12345678', 'ATU12345678'],
  ['AT', 'AT12345678', undefined],
  ['GB', 'GB123456789', 'GB123456789'],
  ['IE', 'IE1234567FA', 'IE1234567FA'],
  ['US', 'US123456789', undefined],
])('a number of %s, %s, is %s', (country, text, number) => {
  const found = vatNumberIn(text, country)
  expect(found && `${found.prefix}${found.number}`).toBe(number)
})

test('every country with the tax has a form for its numbers', () => {
  expect(COUNTRIES.filter((country) => vatNumberIn(country, country))).toEqual([])
  const digits = ['8', '9', '10', '11', '12'].map((count) => '1'.repeat(Number(count)))
  const tails = [...digits, 'U11111111', '11111111A', 'B11111111', '111111111B11', '1111111A']
  const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country)
  const formless = COUNTRIES.filter((country) =>
    tails.every((tail) => !vatNumberIn(`${prefixOf(country)}${tail}`, country)),
  )
  expect(formless).toEqual([])
})

test('a number without letters, which people have as well, makes a business where the register knows it', () => {
  const at = AT.toISOString()
  const asked = { country: 'PT', taxNumber: '123456789' }
  const check = (answer: 'valid' | 'invalid' | 'unchecked', number = 'PT123456789') => ({
    ...asked,
    check: { number, answer, at },
  })
  expect(isVatBusiness(check('valid'))).toBe(true)
  expect(isVatBusiness(check('valid', 'PT987654321'))).toBe(false)
  expect(isVatBusiness(check('unchecked'))).toBe(false)
  expect(isVatBusiness(check('invalid'))).toBe(false)
  expect(isVatBusiness({ ...asked, check: null })).toBe(false)
})

test('a number that the register does not know makes no business; one that it was not asked about does', () => {
  const at = AT.toISOString()
  const asked = { country: 'DE', taxNumber: 'DE123456789' }
  const check = (answer: 'valid' | 'invalid' | 'unchecked', number = 'DE123456789') => ({
    ...asked,
    check: { number, answer, at },
  })
  expect(isVatBusiness({ ...asked, check: null })).toBe(true)
  expect(isVatBusiness(check('valid'))).toBe(true)
  expect(isVatBusiness(check('unchecked'))).toBe(true)
  expect(isVatBusiness(check('invalid'))).toBe(false)
  expect(isVatBusiness(check('invalid', 'DE987654321'))).toBe(true)
  expect(isVatBusiness({ country: 'DE', taxNumber: null, check: null })).toBe(false)
})

test('an unknown province of Canada has the federal tax, and no other', () => {
  const place = { country: 'CA', province: FEDERAL_ALONE }
  const { taxes } = pricedAt({ amount: 10_000, place, at: AT, isBusiness: false })
  expect(taxes).toEqual([{ tax: 'GST', rate: 5000, amount: 500 }])
})
