import { describe, expect, it } from 'vitest'
import { DISCOUNTS, PLAN_STORAGE, PRICE_BOOK } from '#lib/config/price-book.ts'
import { findMarked } from '../../../scripts/ready/find-marked.ts'
import { findPrices } from '../../../scripts/ready/find-prices.ts'
import { findSettings } from '../../../scripts/ready/find-settings.ts'

const SETTLED = {
  rows: [
    { plan: 'basic', currency: 'USD', yearly: 29_988, from: '2025-01-01', status: 'confirmed' },
  ],
  discounts: { save33: { percent: 33, status: 'confirmed' } },
  storage: { basic: { gigabytes: 20, status: 'confirmed' } },
  settled: Object.fromEntries(
    ['US', 'FR', 'DE', 'ES', 'IT', 'PT', 'BR', 'GB', 'CH', 'AT', 'BE', 'MX'].map((country) => [
      country,
      {},
    ]),
  ),
}

describe('what is open before the product is sold', () => {
  const points = findPrices('.')
  const about = (words: string) => points.filter(({ what }) => what.includes(words))

  it('is every example of the price book, each on its line', () => {
    for (const { plan, currency, status } of PRICE_BOOK) {
      const found = about(`the price of ${plan} in ${currency}`)
      expect(found).toHaveLength(status === 'example' ? 1 : 0)
    }
    expect(about('the discount')).toHaveLength(Object.keys(DISCOUNTS).length)
    expect(about('the storage of')).toHaveLength(Object.keys(PLAN_STORAGE).length)
    const ofBook = points.filter(({ file }) => file === 'lib/config/price-book.ts')
    expect(new Set(ofBook.map(({ line }) => line)).size).toBe(ofBook.length)
    expect(ofBook.every(({ line }) => line > 1)).toBe(true)
  })

  it('is the tax of every country that is not settled, and the registrations that receipts have to name', () => {
    expect(about('taxes of')[0]?.what).toContain('FR, DE')
    expect(about('taxes of')[0]?.what).not.toContain('CA,')
    const marked = findMarked('.').map(({ what }) => what)
    expect(marked.some((what) => what.includes('`gstHst`'))).toBe(true)
    expect(marked.some((what) => what.includes('`qst`'))).toBe(true)
  })

  it('is the currency of a country that collects value added tax, in which an invoice has to state it', () => {
    const settled = { DE: { collects: true }, PL: { collects: true }, SE: { collects: false } }
    const found = findPrices('.', { ...SETTLED, settled: { ...settled, CA: { collects: true } } })
    const vat = found.filter(({ what }) => what.startsWith('value added tax of'))
    expect(vat.map(({ what }) => what.split(':')[0])).toEqual([
      'value added tax of DE in EUR, PL in PLN',
    ])
    expect(about('value added tax of')).toEqual([])
  })

  it('is what of real payments cannot be tried here', () => {
    expect(about('to try with keys of Stripe').length).toBeGreaterThan(3)
  })

  it('is nothing of what the owner has confirmed', () => {
    const left = findPrices('.', SETTLED).filter(({ what }) => !what.includes('to try with'))
    expect(left).toEqual([])
  })

  it('is payment and mail that are not configured, and no key that nobody has to set', () => {
    const names = (env: Record<string, string>) =>
      findSettings('.', env).map(({ group, what }) => `${group} ${what.split(':')[0]}`)
    expect(names({})).toEqual(
      expect.arrayContaining(['prices STRIPE_SECRET_KEY', 'prices MAIL_URL']),
    )
    expect(names({}).join(' ')).not.toMatch(/secrets (?:STRIPE|CAPTCHA)|STRIPE_API_URL/)
    const set = { STRIPE_SECRET_KEY: 'sk_live_12345678', MAIL_URL: 'smtps://mail.example' }
    expect(names(set).some((name) => name.startsWith('prices'))).toBe(false)
  })
})
