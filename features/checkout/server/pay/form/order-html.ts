import { html, raw } from 'hono/html'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { hidden } from '#lib/server/posted/answer-page.ts'
import { fieldHtml, flag, labelledHtml, type Html } from '#lib/server/posted/field-html.ts'
import { fillText } from '#lib/util/fill-text.ts'
import {
  BUYER_FIELDS,
  BUYER_PARTS,
  buyerAttributes,
  buyerControl,
  type BuyerField,
} from '../../../buyer-fields.ts'
import type { CheckoutTotal } from '../../../checkout-answers.ts'
import { countriesIn } from '../../../countries.ts'
import { listedRegions, regionsOf } from '../../../regions.ts'
import { beforeTax } from '../../../tax.ts'
import type { CheckoutWords } from '../../../words.ts'
import type { Agreement } from '../../agreement.ts'
import type { PostedOrder } from './posted-order.ts'

/** An order as its page shows it again. */
export type ReshownOrder = {
  order: PostedOrder
  /** Nothing where it cannot be told now. */
  total: CheckoutTotal | null
  wrong: readonly string[]
  words: CheckoutWords
  /** The texts that are agreed to beside the button (S2 §9). */
  agreement: Agreement
}

const lineHtml = (
  { order, words, wrong }: ReshownOrder,
  name: Exclude<BuyerField, 'nameOnCard' | 'country' | 'province'>,
) => {
  const { type = 'text' } = buyerControl(name)
  const { maxLength } = BUYER_FIELDS[name]
  const attributes = buyerAttributes(name)
  const field = { kind: 'line', name, maxLength, type, attributes } as const
  return fieldHtml(
    { ...field, label: words.fields[name].label, wrong: words.fields[name].wrong },
    { value: order.typed[name], isWrong: wrong.includes(name) },
  )
}

type Option = { value: string; label: string }

const optionHtml =
  (chosen: string) =>
  ({ value, label }: Option) => {
    const selected = flag('selected', value === chosen)
    return html`<option value="${value}" ${selected}>${label}</option>`
  }

type Choice = { name: 'country' | 'province'; label: string; isWrong: boolean; options: Html[] }

const selectHtml = ({ options, ...field }: Choice) => {
  const { name, isWrong } = field
  return labelledHtml(
    field,
    html`<select
      id="${name}"
      name="${name}"
      ${raw(buyerAttributes(name))}
      ${flag('aria-invalid="true"', isWrong)}
    >
      ${options}
    </select>`,
  )
}

const placeHtml = ({ order, words, wrong }: ReshownOrder) => {
  const { language, typed } = order
  const { country, province, state } = words.fields
  const names = Object.entries(countriesIn(language)).map(([value, label]) => ({ value, label }))
  const countries = [{ value: '', label: country.choose }, ...names].map(optionHtml(typed.country))
  // A state may be called as a province of another country: only the list of the chosen one knows it.
  const regions = regionsOf(typed.country, language)
  const groups = listedRegions(typed.country, language).map(({ code, names: rows }) => {
    const options = Object.entries(rows).map(([value, label]) => ({ value, label }))
    const label = names.find(({ value }) => value === code)?.label ?? code
    return html`<optgroup label="${label}">
      ${options.map(optionHtml(regions ? typed.province : ''))}
    </optgroup>`
  })
  const isProvinceWrong = wrong.includes('province')
  const regionWords = regions?.kind === 'province' ? province : state
  return [
    selectHtml({
      name: 'country',
      label: wrong.includes('country') ? country.wrong : country.label,
      isWrong: wrong.includes('country'),
      options: countries,
    }),
    groups.length > 0 &&
      selectHtml({
        name: 'province',
        label: isProvinceWrong ? regionWords.wrong : state.plain,
        isWrong: isProvinceWrong,
        options: [html`<option value="">${province.choose}</option>`, ...groups],
      }),
  ]
}

const rowHtml = (label: string, value: string) =>
  html`<div class="flex justify-between gap-4">
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`

const writtenPlace = (
  { country, province }: NonNullable<CheckoutTotal['taxedAt']>,
  language: Locale,
): string =>
  (province && regionsOf(country, language)?.names[province]) ||
  (countriesIn(language)[country] ?? country)

/** The plan and its total, tax by tax. */
export const totalHtml = ({ order, total, words }: ReshownOrder): Html => {
  if (!total) return html``
  const { quote, taxes, taxedAt, currency } = total
  const money = (amount: number) => formatMoney({ amount, currency }, order.language)
  const rows = [
    rowHtml(fillText(words.receipt.plan, { plan: words.plans[quote.plan] }), words.receipt.year),
    rowHtml(words.receipt.price, money(beforeTax(total.total, taxes))),
    ...taxes.map(({ tax, rate, amount }) =>
      tax === 'VAT' && rate === 0
        ? rowHtml(words.receipt.reverseCharge, money(0))
        : rowHtml(words.taxes[tax], money(amount)),
    ),
    rowHtml(words.receipt.totalToday, money(total.total)),
  ]
  const place = taxedAt && writtenPlace(taxedAt, order.language)
  const elsewhere =
    place && html`<p class="mt-2 max-w-read">${fillText(words.receipt.taxedAt, { place })}</p>`
  return html`<dl class="mt-6 grid max-w-form gap-2">${rows}</dl>
    ${elsewhere}`
}

const consentHtml = ({ order, words, wrong, agreement }: ReshownOrder) => {
  const isWrong = wrong.includes('consent')
  const text = isWrong ? `${words.fields.consentWrong} ${agreement.consent}` : agreement.consent
  // A tick is good for the words that it stood beside.
  const isAgreed = order.typed.consent !== '' && order.consent.digest === agreement.record.digest
  const told = [agreement.renewal, agreement.withdrawal].map(
    (sentence) => html`<p class="max-w-read text-small">${sentence}</p>`,
  )
  return html`${told}<label class="field-switch${isWrong && ' text-error'}"
      ><input
        type="checkbox"
        name="consent"
        value="1"
        required
        ${flag('checked', isAgreed)}
        ${flag('aria-invalid="true"', isWrong)}
      />${text}</label
    >`
}

/** The form with all that was typed in it; its hidden fields say which total stands above its button. */
export const orderHtml = (shown: ReshownOrder): Html => {
  const { order, total, words, agreement } = shown
  const own = [
    hidden('language', order.language),
    hidden('consentVersion', agreement.record.version),
    hidden('consentDigest', agreement.record.digest),
    ...(total
      ? [hidden('shownTotal', String(total.total)), hidden('shownCurrency', total.currency)]
      : []),
  ]
  const lines = (names: readonly Parameters<typeof lineHtml>[1][]) =>
    names.map((name) => lineHtml(shown, name))
  const fields = [lines(BUYER_PARTS.who), placeHtml(shown), lines(BUYER_PARTS.invoice)]
  // The order that has to be paid for is named on its button, with what it comes to (S2 §9).
  const { button, plain } = words.pay
  const text = total
    ? fillText(button, {
        total: formatMoney({ amount: total.total, currency: total.currency }, order.language),
      })
    : plain
  return html`${totalHtml(shown)}
    <form
      method="post"
      action="${API_PATHS.checkoutPay}"
      novalidate
      class="mt-8 grid max-w-form gap-4"
    >
      ${own}${fields}${consentHtml(shown)}<button type="submit" class="button button-primary">
        ${text}
      </button>
    </form>`
}
