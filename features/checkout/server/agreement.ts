import { createHash } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { zoneOfCustomer } from '#features/localization/zone-of-customer.ts'
import type { Quote } from '#features/pricing/quote-contract.ts'
import { firstRenewalAmount, listPriceOf, staysReduced } from '#features/pricing/quote.ts'
import { lawOf } from '#lib/config/consumer-law.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { formatMoney, withCurrency } from '#lib/i18n/format-money.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { unbroken } from '#lib/util/unbroken.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import type { PayRequest } from '../checkout-contract.ts'
import { taxNoteOf, priceForBuyer, type TaxLine } from '../tax.ts'

/** Names the wording of the consent beside the button; an order keeps which one its buyer agreed to (S2 §9). */
const CONSENT_VERSION = 'order-2026-11'

/** The texts that are agreed to beside the button (S2 §9). */
export type Agreement = {
  renewal: string
  consent: string
  /** The notice to consumers of their right to withdraw, where the words of the link stand as the others do. */
  withdrawal: string
  /** The record of it that an order keeps: the words themselves are identified by their digest. */
  record: PayRequest['consent']
}

const digestOf = (words: readonly string[]) =>
  createHash('sha256').update(words.join('\n')).digest('hex')

type Bought = {
  quote: Quote
  taxes: readonly TaxLine[]
  at: Date
  /** The billing place; null while nobody knows. */
  place: { country: string; province: string | null; taxNumber?: string | null } | null
  /** The buyer's time zone, from the browser; null where it does not tell. */
  timeZone: string | null
}

/**
 * The day and the price of the renewal of a purchase made now: the list price of the day, without a discount unless the law of the place
 * keeps it once.
 */
const renewalOf = async (
  { quote, taxes, at, place, timeZone }: Bought,
  language: Locale,
): Promise<string[]> => {
  const t = await getTranslations({ locale: language, namespace: 'checkout' })
  const list = listPriceOf({ ...quote, at, lastQuote: quote })?.amount ?? quote.list
  const base = place ? firstRenewalAmount(list, { quote, at: place }) : list
  const amount = priceForBuyer(base, { taxes, country: place?.country ?? '', at })
  const { currency, percentOff } = quote
  const isHigher = percentOff > 0 && !(place && staysReduced(quote, place))
  const money = formatMoney({ amount, currency }, language)
  const price = withCurrency(money, currency)
  const zone = zoneOfCustomer({ timeZone, place })
  const days = dateFormat(language, { dateStyle: 'long', timeZone: zone })
  const tax = taxNoteOf(taxes)
  const date = unbroken(days.format(yearAfter(at)))
  const renewal = t(`renewalPrice.${tax}`, { date, price })
  return [renewal, ...(isHigher ? [t('firstYear')] : [])]
}

type Terms = Pick<Agreement, 'renewal' | 'consent' | 'withdrawal'>

const termsIn = async (language: Locale, bought?: Bought): Promise<Terms> => {
  const t = await getTranslations({ locale: language, namespace: 'checkout' })
  const own = bought ? await renewalOf(bought, language) : []
  return {
    renewal: [t('renewal'), ...own].join(' '),
    consent: t('consent'),
    withdrawal: t.markup('withdrawal', { link: (words) => words }),
  }
}

/** All that is agreed to in the language that the law of a place wants first, with the addresses of the texts; nothing where the page has it. */
const shownFirst = async (language: Locale, bought: Bought): Promise<string[]> => {
  const { country = '', province = null } = bought.place ?? {}
  // Businesses of the place have this right as well.
  const first = lawOf({ country, province, company: null, taxNumber: null }).agreementFirst.value
  if (first === null || first === language) return []
  const { renewal, consent, withdrawal } = await termsIn(first, bought)
  const t = await getTranslations({ locale: first, namespace: 'checkout' })
  const text = (to: PageRouteId) => (words: string) => `${words} (${routePath(to, first)})`
  const legal = t.markup('legal', {
    eula: text('eula'),
    refund: text('refundPolicy'),
    privacy: text('privacy'),
  })
  return [renewal, withdrawal, legal, consent]
}

/** The agreement beside the button as it is worded now in a language: in general, or with date and price of the purchase. */
export const agreementIn = async (language: Locale, bought?: Bought): Promise<Agreement> => {
  const { consent, withdrawal, ...own } = await termsIn(language, bought)
  const first = bought ? await shownFirst(language, bought) : []
  const renewal = [...first, own.renewal].join(' ')
  const digest = digestOf([renewal, consent, withdrawal])
  return { renewal, consent, withdrawal, record: { version: CONSENT_VERSION, language, digest } }
}
