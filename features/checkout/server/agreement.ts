import { createHash } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import type { Quote } from '#features/pricing/quote-contract.ts'
import { listPriceOf } from '#features/pricing/renewal-price.ts'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import type { Locale } from '#lib/config/locales.ts'
import { formatMoney, withCurrency } from '#lib/i18n/format-money.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { unbroken } from '#lib/util/unbroken.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import type { PayRequest } from '../checkout-contract.ts'
import { taxNoteOf, toldPrice, type TaxLine } from '../tax.ts'

/** Names the wording of the consent beside the button; an order keeps which one its buyer agreed to (S2 §9). */
const CONSENT_VERSION = 'order-2026-11'

/** What is agreed to beside the button (S2 §9). */
export type Agreement = {
  renewal: string
  consent: string
  /** What consumers are told of their right to withdraw, where the words of the link stand as the others do. */
  withdrawal: string
  /** What an order keeps of it: the words themselves are told by their digest. */
  record: PayRequest['consent']
}

const digestOf = (words: readonly string[]) =>
  createHash('sha256').update(words.join('\n')).digest('hex')

type Bought = { quote: Quote; taxes: readonly TaxLine[]; country: string; at: Date }

/** When a purchase of this moment renews and for how much: the list price of the day, in which a discount has no part. */
const renewalOf = async (bought: Bought, language: Locale): Promise<string[]> => {
  const { quote, taxes, at } = bought
  const t = await getTranslations({ locale: language, namespace: 'checkout' })
  const { currency, percentOff } = quote
  const list = listPriceOf({ ...quote, at, lastQuote: quote })?.amount ?? quote.list
  const amount = toldPrice(list, bought)
  const money = formatMoney({ amount, currency }, language)
  const price = withCurrency(money, currency)
  const days = dateFormat(language, { dateStyle: 'long', timeZone: BOOKS_TIME_ZONE })
  const tax = taxNoteOf(taxes)
  const date = unbroken(days.format(yearAfter(at)))
  const renewal = t(`renewalPrice.${tax}`, { date, price })
  return [renewal, ...(percentOff > 0 ? [t('firstYear')] : [])]
}

/** What a buyer of a language agrees to beside the button, as it is worded now: in general, or with date and price of what is bought. */
export const agreementIn = async (language: Locale, bought?: Bought): Promise<Agreement> => {
  const t = await getTranslations({ locale: language, namespace: 'checkout' })
  const own = bought ? await renewalOf(bought, language) : []
  const [renewal, consent] = [[t('renewal'), ...own].join(' '), t('consent')]
  const withdrawal = t.markup('withdrawal', { link: (words) => words })
  const digest = digestOf([renewal, consent, withdrawal])
  return { renewal, consent, withdrawal, record: { version: CONSENT_VERSION, language, digest } }
}
