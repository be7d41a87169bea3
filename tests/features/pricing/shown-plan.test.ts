import { describe, expect, it } from 'vitest'
import { CURRENT_BOOK, priceOf } from '#features/pricing/price.ts'
import { shownPlan } from '#features/pricing/shown-plan.ts'
import { PLAN_IDS } from '#lib/config/plans.ts'
import { PLAN_STORAGE } from '#lib/config/price-book.ts'

const at = new Date('2026-11-23T12:00:00Z')
const sale = { currency: 'USD', at, takesRealMoney: false } as const

describe('a plan on a page', () => {
  it.each(PLAN_IDS)('%s costs what the book says', (id) => {
    expect(shownPlan(id, sale).price).toEqual(
      priceOf(CURRENT_BOOK, { plan: id, currency: 'USD', at, discount: null }),
    )
    expect(shownPlan(id, { ...sale, discount: 'save50' }).price).toEqual(
      priceOf(CURRENT_BOOK, { plan: id, currency: 'USD', at, discount: 'save50' }),
    )
  })

  it('has no price where the book has none in the currency', () => {
    expect(shownPlan('basic', { ...sale, currency: 'JPY' }).price).toBeNull()
  })

  it.each(PLAN_IDS)('%s is sold at a confirmed price alone where money moves', (id) => {
    const { price, storage } = shownPlan(id, { ...sale, takesRealMoney: true })
    expect(price?.status ?? 'asked for').not.toBe('example')
    expect(storage === null).toBe(PLAN_STORAGE[id].status === 'example')
  })

  it('keeps the price of Basic where money moves, and asks for one that an example discount made', () => {
    const live = { ...sale, takesRealMoney: true }
    expect(shownPlan('basic', live).price?.yearly).toBe(299_88)
    expect(shownPlan('premium', live).price).toBeNull()
    expect(shownPlan('basic', { ...live, discount: 'save60' }).price).toBeNull()
  })

  it('is priced by seat where the buyer chooses how many', () => {
    expect(PLAN_IDS.filter((id) => shownPlan(id, sale).isPricedBySeat)).toEqual(['team'])
  })
})
