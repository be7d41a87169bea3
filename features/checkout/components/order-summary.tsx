import { shownSaving } from '#features/pricing/shown-saving.ts'
import type { Locale } from '#lib/config/locales.ts'
import { formatMoney, isAmbiguous } from '#lib/i18n/format-money.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { fillText } from '#lib/util/fill-text.ts'
import type { CheckoutPage, Totals } from '../checkout-machine.ts'
import type { Countries } from '../countries.ts'
import type { CheckoutValues } from '../form-values.ts'
import { isRegionOf, regionsOf } from '../regions.ts'
import type { CheckoutWords } from '../words.ts'
import { figuresOf, type PurchaseFigures } from './purchase-figures.ts'

type Props = {
  words: CheckoutWords
  locale: Locale
  page: CheckoutPage
  draft: CheckoutValues
  seats: number
  /** Names of country and province as chosen. */
  place: { country: string | undefined; province: string | undefined }
  brand: string
  countries: Countries
}

type RowProps = { name: string; note?: string | undefined; children: string; kind?: string }

const Row = ({ name, note, children, kind }: RowProps) => (
  <div className="receipt-row" data-kind={kind}>
    <dt>
      <span>{name}</span>
      {note === undefined ? null : <small>{note}</small>}
    </dt>
    <dd>{children}</dd>
  </div>
)

/** A word that is written when its field is filled, and a line to write on until then. */
const Written = ({ text, blank }: { text: string | undefined; blank: string }) =>
  text ? <span className="receipt-ink">{text}</span> : <i className="receipt-blank">{blank}</i>

const BilledTo = ({ words: { receipt }, draft, place }: Props) => {
  const name = `${draft.firstName} ${draft.lastName}`.trim()
  const where = [place.province, place.country].filter(Boolean).join(', ')
  const company = draft.wantsInvoice ? draft.company.trim() : ''
  return (
    <div className="receipt-to">
      <p>{receipt.to}</p>
      {company ? (
        <p>
          <Written text={company} blank="" />
        </p>
      ) : null}
      <p>
        <Written text={name} blank={receipt.nobody} />
      </p>
      {draft.wantsInvoice && draft.taxNumber.trim() ? (
        <p>
          <Written text={draft.taxNumber} blank="" />
        </p>
      ) : null}
      <p>
        <Written text={where} blank={receipt.nowhere} />
      </p>
    </div>
  )
}

/** The words in place of taxes that are not known yet: the part of the place to be chosen, or that the answer is awaited. */
const awaitedOf = ({ words: { fields, receipt }, draft, page, locale }: Props): string => {
  if (!draft.country) return fields.country.wrong
  const regions = regionsOf(draft.country, locale)
  if (regions && !isRegionOf(draft.country, draft.province)) return fields[regions.kind].wrong
  return page.isTotalLoading ? receipt.counting : '…'
}

/** Each tax by its name and rate, rounded by itself (S2 §3 "Taxes shown"). */
const Taxes = (props: Props & { figures: PurchaseFigures }) => {
  const { words, locale, figures } = props
  const { totals } = figures
  if (!totals) {
    return (
      <Row name={words.receipt.noTax} kind="later">
        {awaitedOf(props)}
      </Row>
    )
  }
  const { taxes, currency } = totals
  const money = (amount: number) => formatMoney({ amount, currency }, locale)
  if (taxes.length === 0) return <Row name={words.receipt.noTax}>{money(0)}</Row>
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  return taxes.map(({ tax, rate, amount }) => {
    const name = `${words.taxes[tax]} ${percent.format(rate / 100_000)}`
    if (tax !== 'VAT') {
      return (
        <Row key={tax} name={name}>
          {money(amount)}
        </Row>
      )
    }
    // The price has it in it: the buyer sees how much, or what a business need not pay.
    return rate === 0 ? (
      <Row key={tax} name={words.receipt.reverseCharge}>
        {money(totals.total - totals.quote.amount)}
      </Row>
    ) : (
      <Row key={tax} name={fillText(words.receipt.vatIncluded, { tax: name })}>
        {money(amount)}
      </Row>
    )
  })
}

/** True where taxes come on top, or there is a discount: then the price before them shows too; one that has its tax in it is the total. */
const hasSubtotal = (totals: Totals | null, isReduced: boolean): boolean =>
  totals !== null &&
  totals.taxes.every(({ tax }) => tax !== 'VAT') &&
  (totals.taxes.length > 0 || isReduced)

const Sum = (props: Props & { figures: PurchaseFigures }) => {
  const { words, locale, page, figures } = props
  const { quote, totals, people } = figures
  const money = (amount: number) => formatMoney({ amount, currency: quote.currency }, locale)
  const { receipt } = words
  const open = page.isTotalLoading ? '…' : money(quote.amount)
  const saving = shownSaving(quote)
  return (
    <dl>
      <Row
        name={fillText(receipt.plan, { plan: words.plans[quote.plan] })}
        note={`${people} · ${receipt.year}`}
        kind="item"
      >
        {money(saving ? quote.list : quote.amount)}
      </Row>
      {saving ? (
        <Row name={fillText(receipt.discount, { percent: String(saving.percent) })} kind="saving">
          {`−${money(saving.amount)}`}
        </Row>
      ) : null}
      {hasSubtotal(totals, saving !== null) ? (
        <Row name={receipt.price}>{money(quote.amount)}</Row>
      ) : null}
      <Taxes {...props} />
      <Row
        // What is not charged yet with its taxes is no total.
        name={totals ? receipt.total : receipt.price}
        note={isAmbiguous(money(quote.amount)) ? quote.currency : undefined}
        kind="total"
      >
        {totals ? money(totals.total) : open}
      </Row>
    </dl>
  )
}

const writtenPlace = (
  { country, province }: NonNullable<Totals['taxedAt']>,
  { locale, countries }: Pick<Props, 'locale' | 'countries'>,
): string => {
  const name = countries[country] ?? country
  return (province && regionsOf(country, locale)?.names[province]) || name
}

/** The receipt, which writes itself while the form is filled in (LOOK "Checkout"); its figures are the server's. */
export const OrderSummary = (props: Props) => {
  const { words, page, brand } = props
  const figures = figuresOf(props)
  return (
    <section className="receipt" aria-labelledby="checkout-receipt">
      <header>
        <b>{brand}</b>
        <h2 id="checkout-receipt">{words.receipt.title}</h2>
        <p>
          {page.view
            ? `${words.receipt.reference} ${page.view.reference} · ${words.receipt.draft}`
            : words.receipt.draft}
        </p>
      </header>
      <BilledTo {...props} />
      {figures ? (
        <Sum {...props} figures={figures} />
      ) : (
        <p className="receipt-waiting">{words.receipt.waiting}</p>
      )}
      {figures?.totals?.taxedAt ? (
        <p className="receipt-note">
          {fillText(words.receipt.taxedAt, {
            place: writtenPlace(figures.totals.taxedAt, props),
          })}
        </p>
      ) : null}
    </section>
  )
}
