import type * as z from 'zod'
import { PlansView } from '#features/pricing/components/plans-view.tsx'
import { offerRecord } from '#features/pricing/offer-record.ts'
import { CURRENT_BOOK, priceOf } from '#features/pricing/price.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { PlanId } from '#lib/config/plans.ts'
import type { DiscountId } from '#lib/config/price-book.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { putServerHtml } from './server-html.ts'

/** Public path of the page that `showPlans` puts up. */
export const PLANS_PATH = '/pricing/plans/save50'

type Shown = { locale?: Locale; path?: string; record?: Partial<z.input<typeof offerRecord>> }

/** Puts a pricing page into the document, of a record with the fields that a test is about. */
export const showPlans = async ({
  locale = 'en',
  path = PLANS_PATH,
  record = {},
}: Shown = {}): Promise<void> => {
  const whole = offerRecord.parse({
    label: 'Save',
    keyword: 'save',
    headline: 'The price, before **the fine print.**',
    meta: { title: 'Save', description: 'What the plans cost.' },
    ...record,
  })
  await putServerHtml(
    <PlansView locale={locale} path={path} offer={path} record={whole} currency="USD" />,
  )
}

/** The text of each element that a selector finds. */
export const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

/** What the forms of the page post, in their order. */
export const postedFields = (): object[] =>
  [...document.querySelectorAll('form')].map((form) => Object.fromEntries(new FormData(form)))

/** What the book asks for a plan now; throws where it has no price. */
export const costOf = (plan: PlanId, discount: DiscountId | null) => {
  const price = priceOf(CURRENT_BOOK, { plan, currency: 'USD', at: new Date(), discount })
  if (!price) throw new Error(`The book has no price of ${plan}.`)
  return price
}

/** An amount in US dollars as a language writes it. */
export const dollars = (amount: number, locale: Locale): string =>
  formatMoney({ amount, currency: 'USD' }, locale)
