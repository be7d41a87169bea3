import { isLocale, type Locale } from '#lib/config/locales.ts'
import { fieldProblem } from '#lib/server/request/field-problem.ts'
import { multipartFields } from '#lib/server/request/multipart-fields.ts'
import { keysOf, tableOf } from '#lib/util/keys-of.ts'
import { typedLine } from '#lib/util/typed-text.ts'
import { BUYER_FIELDS, type BuyerField } from '../../../buyer-fields.ts'
import type { CheckoutTotal } from '../../../checkout-answers.ts'
import { regionsOf } from '../../../regions.ts'
import { buyerDraft } from '../../../typed-buyer.ts'

/** The fields that a buyer fills in without script; all others are ours, or come by script. */
type TypedName = BuyerField | 'consent'

/** An order as a plain form posts it. */
export type PostedOrder = {
  language: Locale
  typed: Readonly<Record<TypedName, string>>
  consent: { version: string; digest: string }
  /** The total that the buyer has seen, where a page of ours showed one. */
  shown: { total: number; currency: string } | null
}

type Read = (name: string) => string

const readerOf = async (body: string, headers: Headers): Promise<Read> => {
  if (headers.get('content-type')?.startsWith('multipart/')) {
    const field = await multipartFields(body, headers)
    return (name) => field(name) ?? ''
  }
  const fields = new URLSearchParams(body)
  return (name) => fields.get(name) ?? ''
}

const shownIn = (read: Read): PostedOrder['shown'] => {
  const [total, currency] = [read('shownTotal'), read('shownCurrency')]
  return /^\d{1,9}$/.test(total) ? { total: Number(total), currency } : null
}

/** Reads the form of the checkout as a browser posts it by itself; throws `ProblemError` where it is none of ours. */
export const readPostedOrder = async (body: string, headers: Headers): Promise<PostedOrder> => {
  const read = await readerOf(body, headers)
  const language = read('language')
  if (!isLocale(language)) throw fieldProblem(['language'])
  return {
    language,
    typed: { ...tableOf(keysOf(BUYER_FIELDS), read), consent: read('consent') },
    consent: { version: read('consentVersion'), digest: read('consentDigest') },
    shown: shownIn(read),
  }
}

/** The buyer's place; without script the list of states and provinces is that of all countries. */
export const placeIn = ({ typed: { country, province } }: PostedOrder) => ({
  country,
  province: regionsOf(country, 'en') ? typedLine(province) || null : null,
})

/** The body that page script would have sent for the same order, paid by an approval: a form without script has no card fields. */
export const payFieldsOf = (
  order: PostedOrder,
  { total, currency, quote: { seats } }: CheckoutTotal,
): Record<string, unknown> => {
  const { language, typed, shown } = order
  const province = placeIn(order).province ?? ''
  return {
    language,
    method: 'paypal',
    methodToken: null,
    buyer: buyerDraft({ ...typed, nameOnCard: '', province }),
    seats,
    // The provider's page names the total before anything is approved.
    shownTotal: shown?.total ?? total,
    shownCurrency: shown?.currency ?? currency,
    // A tick of the buyer's own, without which there is none.
    consent: typed.consent === '' ? null : { ...order.consent, language },
  }
}
