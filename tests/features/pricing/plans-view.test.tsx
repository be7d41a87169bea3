import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { PlansView } from '#features/pricing/components/plans-view.tsx'
import { offerRecord, type OfferRecord } from '#features/pricing/offer-record.ts'
import { PLAN_NAMES } from '#features/pricing/plan-names.ts'
import { CURRENT_BOOK, priceOf } from '#features/pricing/price.ts'
import { PRICING_PAGE } from '#features/pricing/pricing-page.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { PLAN_IDS, type PlanId } from '#lib/config/plans.ts'
import { DISCOUNTS, type DiscountId } from '#lib/config/price-book.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { putServerHtml } from '../../support/server-html.ts'

const PATH = '/pricing/plans/save50'

const recordOf = (fields: Partial<z.input<typeof offerRecord>> = {}): OfferRecord =>
  offerRecord.parse({
    label: 'Save',
    keyword: 'save',
    headline: 'The price, before **the fine print.**',
    meta: { title: 'Save', description: 'What the plans cost.' },
    ...fields,
  })

type Shown = { locale?: Locale; record?: Partial<z.input<typeof offerRecord>> }

const show = async ({ locale = 'en', record = {} }: Shown = {}) =>
  putServerHtml(<PlansView locale={locale} path={PATH} record={recordOf(record)} currency="USD" />)

const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

const wholeText = () => document.body.textContent

const forms = () => [...document.querySelectorAll('form')]

const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

const costOf = (plan: PlanId, discount: DiscountId | null) => {
  const price = priceOf(CURRENT_BOOK, { plan, currency: 'USD', at: new Date(), discount })
  if (!price) throw new Error(`The book has no price of ${plan}.`)
  return price
}

const money = (amount: number, locale: Locale) => formatMoney({ amount, currency: 'USD' }, locale)

const ids = () => [...document.querySelectorAll('[id]')].map(({ id }) => id)

const levels = () =>
  [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName.slice(1)))

const jsonLd = () => textOf('script[type="application/ld+json"]').map((text) => JSON.parse(text))

const product = z.object({
  name: z.string(),
  offers: z.object({ price: z.string(), priceCurrency: z.string(), url: z.string() }),
})

const products = () =>
  jsonLd().flatMap((data: unknown) => {
    const parsed = product.safeParse(data)
    return parsed.success ? [parsed.data] : []
  })

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each(LOCALE_CODES)('a page of plans in %s', (locale) => {
  it.each(['new', 'older'] as const)('is well formed in the %s generation', async (generation) => {
    await show({ locale, record: { generation, toolkit: 'hr' } })
    const [first, ...rest] = levels()
    expect([first, rest.includes(1)]).toEqual([1, false])
    rest.reduce((above, level) => {
      expect(level).toBeLessThanOrEqual(above + 1)
      return level
    }, 1)
    expect(new Set(ids()).size).toBe(ids().length)
    expect([...document.querySelectorAll('[style]')]).toEqual([])
    for (const drawn of document.querySelectorAll('.sheet, .plan-lines')) {
      expect(drawn.closest('[aria-hidden="true"]'), drawn.className).not.toBeNull()
    }
  })

  it.each(PLAN_IDS)('shows what the book asks for %s', async (plan) => {
    await show({ locale, record: { plans: [plan] } })
    const { monthly, yearly } = costOf(plan, null)
    const [cost = ''] = textOf('.plan-cost')
    expect(cost).toContain(money(monthly, locale))
    expect(cost).toContain(money(yearly, locale))
  })
})

describe('a price', () => {
  it.each(keysOf(DISCOUNTS))(
    'of %s is the discounted one, the higher one crossed out only as the book allows',
    async (discount) => {
      await show({ record: { discount, plans: ['basic'] } })
      const { monthly, yearly, list, isSavingShown, percentOff } = costOf('basic', discount)
      const [cost = ''] = textOf('.plan-cost')
      expect(cost).toContain(money(monthly, 'en'))
      expect(cost).toContain(money(yearly, 'en'))
      expect(textOf('.plan-cost s')).toEqual(isSavingShown ? [money(list, 'en')] : [])
      expect(textOf('.plan-tab')).toEqual(isSavingShown ? [`Save ${percentOff}%`] : [])
    },
  )

  it('without a discount has nothing crossed out and no marker, but of the plan that the record recommends', async () => {
    await show()
    expect([...textOf('s'), ...textOf('.plan-tab')]).toEqual([])
    await show({ record: { highlighted: 'premium' } })
    expect(textOf('.plan-tab')).toEqual(['Recommended'])
    expect(textOf('.button-primary').map((text) => text)).toContain('Choose Premium')
  })

  it('that is an example says so in plain sight, and a confirmed one does not', async () => {
    await show()
    const [basic, premium] = document.querySelectorAll('.plan-sheet .plan-cost')
    expect(basic?.querySelector('.plan-example')).toBeNull()
    expect(premium?.querySelector('.plan-example')?.textContent).toBe('Example price')
    expect(textOf('.plan-mark')).toEqual(['Example', 'Example'])
    expect(textOf('.plans-notes > p')).toEqual(['“Example” marks a figure that is not final yet.'])
  })

  it('is said to be before tax, for a year, and rounded where twelve months are not the year', async () => {
    await show({ record: { discount: 'save50', plans: ['basic'] } })
    expect(wholeText()).toContain('In US dollars, plus tax where it applies')
    expect(textOf('.plan-amount span')).toEqual(['a month, rounded'])
    await show()
    expect(textOf('.plan-amount span')).toEqual(['a month', 'a month'])
  })

  it('never comes with an end, a clock or a hurry', async () => {
    await show({ record: { discount: 'save50', until: '2027-01-01T00:00:00Z' } })
    expect(wholeText()).not.toMatch(/2027|today only|\b(?:hurry|ends|left|last)\b/i)
  })
})

describe('choosing a plan', () => {
  it('posts language, plan and offer by itself, and no price', async () => {
    await show({ locale: 'fr' })
    const [basic, premium, closing] = forms()
    for (const form of forms()) {
      expect([form.method, form.getAttribute('action')]).toEqual(['post', API_PATHS.quote])
    }
    expect(basic && fieldsOf(basic)).toEqual({ language: 'fr', plan: 'basic', offer: PATH })
    expect(premium && fieldsOf(premium)).toEqual({ language: 'fr', plan: 'premium', offer: PATH })
    expect(closing && fieldsOf(closing)).toEqual({ language: 'fr', plan: 'basic', offer: PATH })
    expect(textOf('.plan-sheet button')).toEqual(['Choisir Basic', 'Choisir Premium'])
  })

  it('asks how many people where that is the buyer’s choice, and says the price of each', async () => {
    await show({ record: { plans: ['team'] } })
    const [form] = forms()
    expect(form && fieldsOf(form)).toMatchObject({ plan: 'team', seats: '2' })
    expect(textOf('option')).toEqual(['2 people', '3 people', '4 people', '5 people'])
    expect(textOf('.plan-cost').join()).toContain('for each person')
  })

  it('is the same form in the older generation', async () => {
    await show({ record: { generation: 'older', plans: ['solo', 'team', 'premium'] } })
    expect(forms().map((form) => fieldsOf(form)['plan'])).toEqual([
      'solo',
      'team',
      'premium',
      'solo',
    ])
  })
})

describe('where money moves', () => {
  const live = () => vi.stubEnv('NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY', 'pk_live_1234567890')

  it('a plan whose price is an example is asked for, and cannot be bought', async () => {
    live()
    await show()
    expect(textOf('.plan-request')).toEqual(['Price on request'])
    expect(forms().map((form) => fieldsOf(form)['plan'])).toEqual(['basic', 'basic'])
    const link = document.querySelector(`.plan-sheet a[href="${routePath('contact', 'en')}"]`)
    expect(link?.textContent).toBe('Ask for the price')
    expect(wholeText()).not.toContain(money(costOf('premium', null).yearly, 'en'))
    expect([...textOf('.plan-mark'), ...textOf('.plan-example')]).toEqual([])
  })

  it('an offer of examples alone has no button to buy, at its end neither', async () => {
    live()
    await show({ record: { discount: 'save60' } })
    expect(forms()).toEqual([])
    expect(textOf('.last-page').join()).toContain('Write to us for your price')
  })
})

describe('what search engines and script learn', () => {
  it('is the price of the page, and of confirmed rows alone', async () => {
    await show({ locale: 'de' })
    expect(products()).toMatchObject([
      { name: 'Business in a Box Basic', offers: { price: '299.88', priceCurrency: 'USD' } },
    ])
    expect(products()[0]?.offers.url).toMatch(/\/de\/pricing\/plans\/save50$/)
    await show({ record: { discount: 'save33' } })
    expect(products()).toEqual([])
  })

  it('is what stands on the page', async () => {
    await show()
    const [fact = ''] = textOf(`#${PRICING_PAGE.id}`)
    expect(JSON.parse(fact)).toEqual({
      currency: 'USD',
      offer: PATH,
      plans: (['basic', 'premium'] as const).map((id) => ({ id, yearly: costOf(id, null).yearly })),
    })
  })
})

it('holds the terms that a buyer has to know, with a French notice at 30 and 10 days', async () => {
  await show()
  expect(wholeText()).toMatch(/renews automatically until you cancel/)
  expect(wholeText()).toMatch(/21 days before/)
  expect(wholeText()).toMatch(/not refunded on cancellation/)
  expect(wholeText()).toMatch(/until the end of the year you paid for/)
  await show({ locale: 'fr' })
  expect(wholeText()).toMatch(/30, puis 10 jours avant/)
})

it('tells the free account from a plan: preview alone is free', async () => {
  await show()
  const rows = [...document.querySelectorAll('.plans-ledger tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  )
  expect(rows).toEqual([['Yes', 'Yes'], ...Array.from({ length: 4 }, () => ['No', 'Yes'])])
})

it('shows a toolkit with titles of its department', async () => {
  await show({ record: { toolkit: 'legal' } })
  expect(textOf('.plans-toolkit li')).toEqual([
    'Shareholders Agreement',
    'Loan Agreement',
    'Commercial Lease',
  ])
})

it('calls every plan by a name', () => {
  expect(Object.values(PLAN_NAMES).toSorted()).toEqual([
    'Basic',
    'Premium',
    'Solo',
    'Starter',
    'Team',
  ])
})
