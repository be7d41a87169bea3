import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { PRICING_PAGE } from '#features/pricing/pricing-page.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import {
  costOf,
  dollars,
  PLANS_PATH,
  postedFields,
  showPlans,
  textsOf,
} from '../../support/plans-page.tsx'

const wholeText = () => document.body.textContent

const product = z.object({
  name: z.string(),
  offers: z.object({ price: z.string(), priceCurrency: z.string(), url: z.string() }),
})

const products = () =>
  textsOf('script[type="application/ld+json"]').flatMap((text) => {
    const parsed = product.safeParse(JSON.parse(text))
    return parsed.success ? [parsed.data] : []
  })

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('where money moves', () => {
  const live = () => vi.stubEnv('NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY', 'pk_live_1234567890')

  it('a plan whose price is an example is asked for, and cannot be bought', async () => {
    live()
    await showPlans()
    expect(textsOf('.plan-request')).toEqual(['Price on request'])
    expect(postedFields()).toMatchObject([{ plan: 'basic' }])
    const link = document.querySelector(`.plan-sheet a[href="${routePath('contact', 'en')}"]`)
    expect(link?.textContent).toBe('Ask for a price')
    expect(wholeText()).not.toContain(dollars(costOf('premium', null).yearly, 'en'))
    expect([...textsOf('.plan-mark'), ...textsOf('.plan-example')]).toEqual([])
  })

  it('an offer of examples alone has no button to buy', async () => {
    live()
    await showPlans({ record: { discount: 'save60' } })
    expect(postedFields()).toEqual([])
  })
})

describe('what search engines and script learn', () => {
  it('is the price of the page, and of confirmed rows alone', async () => {
    await showPlans({ locale: 'de', path: ROUTES.plans.path })
    expect(products()).toMatchObject([
      { name: 'Business in a Box Basic', offers: { price: '299.88', priceCurrency: 'USD' } },
    ])
    expect(products()[0]?.offers.url).toMatch(/\/de\/pricing\/plans$/)
    await showPlans({ path: ROUTES.plans.path, record: { discount: 'save33' } })
    expect(products()).toEqual([])
  })

  it('is what stands on the page', async () => {
    await showPlans()
    const [fact = ''] = textsOf(`#${PRICING_PAGE.id}`)
    expect(JSON.parse(fact)).toEqual({
      currency: 'USD',
      offer: PLANS_PATH,
      plans: (['basic', 'premium'] as const).map((id) => ({ id, yearly: costOf(id, null).yearly })),
    })
  })
})
