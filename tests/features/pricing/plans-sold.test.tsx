import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { PRICING_PAGE } from '#features/pricing/pricing-page.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
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

describe('choosing a plan', () => {
  it('posts language, plan and offer by itself, and no price', async () => {
    await showPlans({ locale: 'fr' })
    for (const form of document.querySelectorAll('form')) {
      expect([form.method, form.getAttribute('action')]).toEqual(['post', API_PATHS.quote])
    }
    const [basic, premium] = (['basic', 'premium'] as const).map((plan) => ({
      language: 'fr',
      plan,
      offer: PLANS_PATH,
    }))
    // On the sheets, and once more where the page ends.
    expect(postedFields()).toEqual([basic, premium, basic, premium])
    expect(textsOf('.plan-sheet button')).toEqual(['Choisir Basic', 'Choisir Premium'])
  })

  it('has beside each button the way to the change of plan, for whoever has a licence', async () => {
    await showPlans({ locale: 'fr', record: { plans: ['basic', 'team'] } })
    const forms = [...document.querySelectorAll('form')]
    const links = [...document.querySelectorAll<HTMLAnchorElement>('form a.plan-change')]
    expect(forms.length).toBeGreaterThan(2)
    expect(links.map((link) => link.closest('form'))).toEqual(forms)
    for (const { href } of links) {
      const { pathname, searchParams } = new URL(href, 'https://site.example')
      expect(pathname).toBe(API_PATHS.handOff)
      expect(Object.fromEntries(searchParams)).toEqual({
        entryPoint: `/fr${PLANS_PATH}`,
        url: 'account/billing/plan/',
        lang: 'fr',
      })
    }
  })

  it('asks how many people where that is the buyer’s choice, and says the price of each and of all', async () => {
    await showPlans({ record: { plans: ['team'] } })
    expect(postedFields()[0]).toMatchObject({ plan: 'team', seats: '2' })
    expect(textsOf('option')).toEqual(['2 people', '3 people', '4 people', '5 people'])
    expect(textsOf('.plan-years > p')).toEqual([
      'Billed once a year at $359.76 for 2 people',
      'Billed once a year at $539.64 for 3 people',
      'Billed once a year at $719.52 for 4 people',
      'Billed once a year at $899.40 for 5 people',
    ])
    expect(textsOf('.plan-cost').join()).toContain('per person')
  })

  it('says what a year costs once, on a sheet beside one that asks how many people', async () => {
    await showPlans({ record: { plans: ['solo', 'team'] } })
    const [solo = ''] = textsOf('.plan-sheet')
    expect(solo.split(dollars(costOf('solo', null).yearly, 'en'))).toHaveLength(2)
    expect(solo).not.toContain('How many people?')
  })

  it('is the same form in the older generation', async () => {
    await showPlans({ record: { generation: 'older', plans: ['solo', 'team', 'premium'] } })
    const [solo, team, premium] = ['solo', 'team', 'premium'].map((plan) => ({ plan }))
    // At the end of the page the team leads back to where its size is chosen.
    expect(postedFields()).toMatchObject([solo, team, premium, solo, premium])
    expect(document.querySelector('.closing-wall a[href="#plans"]')?.textContent).toContain('Team')
  })
})

describe('where money moves', () => {
  const live = () => vi.stubEnv('NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY', 'pk_live_1234567890')

  it('a plan whose price is an example is asked for, and cannot be bought', async () => {
    live()
    await showPlans()
    expect(textsOf('.plan-request')).toEqual(['Price on request'])
    expect(postedFields()).toMatchObject([{ plan: 'basic' }, { plan: 'basic' }])
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
