import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import { formatMoney, withCurrency } from '#lib/i18n/format-money.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { knownZone } from '#lib/util/known-zone.ts'
import { unbroken } from '#lib/util/unbroken.ts'
import type { ShownOrder } from '../order-view.ts'
import { fillFacts, pageLanguage } from './page-parts.ts'
import type { PaidCharge } from './paid-charge.ts'

/** Thousandths of a percent in a whole. */
const WHOLE_RATE = 100_000

const localeOfPage = () => {
  const language = pageLanguage()
  return isLocale(language) ? language : 'en'
}

/** A day of the buyer's, as the mail has it, wherever the reader is; of the books where this browser does not know the zone. */
const writtenDay = (moment: string, { timeZone }: ShownOrder): string =>
  unbroken(
    dateFormat(pageLanguage(), {
      dateStyle: 'long',
      timeZone: knownZone(timeZone) ?? BOOKS_TIME_ZONE,
    }).format(new Date(moment)),
  )

const writeTaxes = (root: HTMLElement, { taxes, currencyCode: currency }: PaidCharge) => {
  const locale = localeOfPage()
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  for (const row of root.querySelectorAll<HTMLElement>('[data-tax]')) {
    const line = taxes.find(({ tax }) => tax === row.dataset.tax)
    row.hidden = !line
    if (!line) continue
    fillFacts(row, {
      rate: percent.format(line.rate / WHOLE_RATE),
      tax: formatMoney({ amount: line.amount, currency }, locale),
    })
  }
}

/** Writes the lines of what was bought: the first row of the table is their pattern, and the others are those of before. */
const writeItems = (root: HTMLElement, { items, currencyCode: currency }: PaidCharge) => {
  const [pattern, ...before] = root.querySelectorAll<HTMLElement>('[data-item]')
  const locale = localeOfPage()
  const rows = items.map(({ productName, quantity, list: amount }) => {
    const row = pattern?.cloneNode(true)
    if (!(row instanceof HTMLElement)) return ''
    const times = quantity > 1 ? `${numberFormat(locale).format(quantity)} × ` : ''
    fillFacts(row, { item: times + productName, price: formatMoney({ amount, currency }, locale) })
    return row
  })
  for (const row of before) row.remove()
  pattern?.replaceWith(...rows)
}

/** The price of the next year, in the one sentence whose words about taxes hold for this buyer. */
const renewalFacts = (
  { renewalPrice, taxes, currencyCode: currency }: ShownOrder,
  locale: Locale,
) => {
  const none = { renewalPrice: null, renewalPriceWithVat: null, renewalPriceWithoutVat: null }
  if (renewalPrice === null) return none
  const price = formatMoney({ amount: renewalPrice, currency }, locale)
  const vat = taxes.find(({ tax }) => tax === 'VAT')
  if (!vat) return { ...none, renewalPrice: price }
  return vat.rate > 0
    ? { ...none, renewalPriceWithVat: price }
    : { ...none, renewalPriceWithoutVat: price }
}

/** Writes what was charged into the receipt of the page; its numbers and days are written with the order. */
export const writeCharge = (root: HTMLElement, charge: PaidCharge): void => {
  const { currencyCode: currency, discount, amount, taxes, total } = charge
  const locale = localeOfPage()
  const money = (sum: number) => formatMoney({ amount: sum, currency }, locale)
  writeItems(root, charge)
  writeTaxes(root, charge)
  fillFacts(root, {
    percent: discount && numberFormat(locale, { style: 'percent' }).format(discount.percent / 100),
    discount: discount && money(-discount.amount),
    subtotal: discount || taxes.length > 0 ? money(amount) : null,
    total: withCurrency(money(total), currency),
  })
}

/** Writes an order into the receipt of the page. */
export const writeReceipt = (root: HTMLElement, order: ShownOrder): void => {
  const { currencyCode: currency, refunded } = order
  const locale = localeOfPage()
  writeCharge(root, order)
  fillFacts(root, {
    orderNumber: order.orderNumber,
    receiptNumber: order.receiptNumber,
    paidAt: writtenDay(order.paidAt, order),
    renewsAt: writtenDay(order.renewsAt, order),
    userEmail: order.userEmail,
    ...renewalFacts(order, locale),
    // A sentence without a figure: it is there or not.
    firstYear: order.isFirstYearReduced ? '' : null,
    refunded: refunded > 0 ? formatMoney({ amount: -refunded, currency }, locale) : null,
  })
}
