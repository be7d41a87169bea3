import { API_PATHS } from '#lib/config/api-paths.ts'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { hidden } from '#lib/server/posted/answer-page.ts'
import { escapeHtml } from '#lib/server/posted/escape-html.ts'
import { fieldHtml } from '#lib/server/posted/field-html.ts'
import { fillText } from '#lib/util/fill-text.ts'
import type { CheckoutTotal } from '../../../checkout-answers.ts'
import { countriesIn } from '../../../countries.ts'
import { listedRegions, regionsOf } from '../../../regions.ts'
import { beforeTax } from '../../../tax.ts'
import type { CheckoutWords } from '../../../words.ts'
import type { Agreement } from '../../agreement.ts'
import type { PostedOrder, TypedName } from './posted-order.ts'

/** An order as its page shows it again. */
export type ReshownOrder = {
  order: PostedOrder
  /** Nothing where it cannot be told now. */
  total: CheckoutTotal | null
  wrong: readonly string[]
  words: CheckoutWords
  /** What is agreed to beside the button (S2 §9). */
  agreement: Agreement
}

const LINES = [
  ['email', EMAIL_MAX_LENGTH, 'email', true],
  ['firstName', 60, 'given-name', true],
  ['lastName', 60, 'family-name', true],
  ['phone', 25, 'tel', false],
  ['company', 120, 'organization', false],
  ['taxNumber', 25, 'off', false],
  ['street', 120, 'address-line1', false],
  ['city', 80, 'address-level2', false],
  ['postalCode', 12, 'postal-code', false],
] as const satisfies readonly (readonly [TypedName, number, string, boolean])[]

/** So many of them say who buys; the others are for an invoice. */
const WHO = 4

const lineHtml = (
  { order, words, wrong }: ReshownOrder,
  [name, maxLength, autocomplete, isRequired]: (typeof LINES)[number],
) =>
  fieldHtml(
    {
      kind: 'line',
      name,
      maxLength,
      type: name === 'email' ? 'email' : 'text',
      attributes: `${isRequired ? ' required' : ''} autocomplete="${autocomplete}"`,
      label: words.fields[name].label,
      wrong: words.fields[name].wrong,
    },
    { value: order.typed[name], isWrong: wrong.includes(name) },
  )

type Option = { value: string; label: string }

const optionHtml = (chosen: string) => (option: Option) =>
  `<option value="${escapeHtml(option.value)}"${option.value === chosen ? ' selected' : ''}>${escapeHtml(option.label)}</option>`

type Choice = { name: TypedName; label: string; isWrong: boolean; options: string }

const selectHtml = ({ name, label, isWrong, options }: Choice) =>
  `<div class="field"${isWrong ? ' data-invalid' : ''}><label for="${name}"><span>${escapeHtml(label)}</span></label><select id="${name}" name="${name}"${isWrong ? ' aria-invalid="true"' : ''}>${options}</select></div>`

const placeHtml = ({ order, words, wrong }: ReshownOrder) => {
  const { language, typed } = order
  const { country, province, state } = words.fields
  const names = countriesIn(language).map(({ code, name }) => ({ value: code, label: name }))
  const countries = [{ value: '', label: country.choose }, ...names].map(optionHtml(typed.country))
  // A state may be called as a province of another country: only the list of the chosen one knows it.
  const regions = regionsOf(typed.country, language)
  const groups = listedRegions(typed.country, language).map(({ code, names: rows }) => {
    const options = Object.entries(rows).map(([value, label]) => ({ value, label }))
    const label = names.find(({ value }) => value === code)?.label ?? code
    return `<optgroup label="${escapeHtml(label)}">${options.map(optionHtml(regions ? typed.province : '')).join('')}</optgroup>`
  })
  const isProvinceWrong = wrong.includes('province')
  const regionWords = regions?.kind === 'province' ? province : state
  return [
    selectHtml({
      name: 'country',
      label: wrong.includes('country') ? country.wrong : country.label,
      isWrong: wrong.includes('country'),
      options: countries.join(''),
    }),
    groups.length > 0 &&
      selectHtml({
        name: 'province',
        label: isProvinceWrong ? regionWords.wrong : state.plain,
        isWrong: isProvinceWrong,
        options: `<option value="">${escapeHtml(province.choose)}</option>${groups.join('')}`,
      }),
  ]
    .filter(Boolean)
    .join('')
}

const rowHtml = (label: string, value: string) =>
  `<div class="flex justify-between gap-4"><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`

const writtenPlace = (
  { country, province }: NonNullable<CheckoutTotal['taxedAt']>,
  language: Locale,
): string =>
  (province && regionsOf(country, language)?.names[province]) ||
  (countriesIn(language).find(({ code }) => code === country)?.name ?? country)

/** What is bought and what it comes to, tax by tax. */
export const totalHtml = ({ order, total, words }: ReshownOrder): string => {
  if (!total) return ''
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
  const elsewhere = place
    ? `<p class="mt-2 max-w-read">${escapeHtml(fillText(words.receipt.taxedAt, { place }))}</p>`
    : ''
  return `<dl class="mt-6 grid max-w-form gap-2">${rows.join('')}</dl>${elsewhere}`
}

const consentHtml = ({ order, words, wrong, agreement }: ReshownOrder) => {
  const isWrong = wrong.includes('consent')
  const text = isWrong ? `${words.fields.consentWrong}: ${agreement.consent}` : agreement.consent
  // A tick is good for the words that it stood beside.
  const isAgreed = order.typed.consent !== '' && order.consent.digest === agreement.record.digest
  const checked = isAgreed ? ' checked' : ''
  const told = [agreement.renewal, agreement.withdrawal].map(
    (sentence) => `<p class="max-w-read text-small">${escapeHtml(sentence)}</p>`,
  )
  return `${told.join('')}<label class="field-switch${isWrong ? ' text-error' : ''}"><input type="checkbox" name="consent" value="1" required${checked}${isWrong ? ' aria-invalid="true"' : ''}/>${escapeHtml(text)}</label>`
}

/** The form with all that was typed in it; its hidden fields say which total stands above its button. */
export const orderHtml = (shown: ReshownOrder): string => {
  const { order, total, words, agreement } = shown
  const own = [
    hidden('language', order.language),
    hidden('consentVersion', agreement.record.version),
    hidden('consentDigest', agreement.record.digest),
    ...(total
      ? [hidden('shownTotal', String(total.total)), hidden('shownCurrency', total.currency)]
      : []),
  ]
  const lines = LINES.map((line) => lineHtml(shown, line))
  const fields = [...lines.slice(0, WHO), placeHtml(shown), ...lines.slice(WHO)]
  // The order that has to be paid for is named on its button, with what it comes to (S2 §9).
  const { button, plain } = words.pay
  const text = total
    ? fillText(button, {
        total: formatMoney({ amount: total.total, currency: total.currency }, order.language),
      })
    : plain
  const send = `<button type="submit" class="button button-primary">${escapeHtml(text)}</button>`
  return `${totalHtml(shown)}<form method="post" action="${API_PATHS.checkoutPay}" class="mt-8 grid max-w-form gap-4">${own.join('')}${fields.join('')}${consentHtml(shown)}${send}</form>`
}
