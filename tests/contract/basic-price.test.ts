import { expect, it, vi } from 'vitest'
import { workedExample } from '#features/affiliate/components/programme-figures.ts'
import { PRICE_BOOK } from '#lib/config/price-book.ts'
import { basicPrice } from '#lib/i18n/basic-price.ts'

it('has pages name the price of the row that holds on the day', () => {
  vi.useFakeTimers({ now: new Date('2026-12-01'), toFake: ['Date'] })
  expect(basicPrice('en')).toEqual({ monthly: '$24.99', yearly: '$299.88' })
  const raised = { plan: 'basic', currency: 'USD', yearly: 359_88, from: '2027-01-01' } as const
  Object.assign(PRICE_BOOK, [...PRICE_BOOK, { ...raised, status: 'confirmed' }])
  expect(basicPrice('en').yearly).toBe('$299.88')
  vi.setSystemTime(new Date('2027-01-01'))
  expect(basicPrice('en')).toEqual({ monthly: '$29.99', yearly: '$359.88' })
  expect(workedExample('en').price).toBe('$359.88')
  vi.useRealTimers()
})
