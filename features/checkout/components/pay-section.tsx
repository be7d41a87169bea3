import type { ReactNode } from 'react'
import { Slot } from '#components/page/slot.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'
import { ACTION_LIFE_MIN } from '#features/checkout/payment-terms.ts'
import type { Locale } from '#lib/config/locales.ts'
import { formatMoney, withCurrency } from '#lib/i18n/format-money.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { secretOf, type CheckoutPage } from '../checkout-machine.ts'
import type { CheckoutWords } from '../words.ts'
import type { PartProps } from './buyer-fields.tsx'
import { NoticeBox, type CheckoutUrls } from './notice-box.tsx'
import { figuresOf, writtenTotal, type PurchaseFigures } from './purchase-figures.ts'

/** The texts that the buyer agrees to, in the language of the page. */
export type PayTexts = { renewal: string; consent: string }

/** The parts beside the button that have links. */
export type PaySlots = {
  legal?: ReactNode
  /** Of an offer that has it, in place of its badge (S2 §7). */
  statement?: ReactNode
}

type Props = PartProps &
  PaySlots & {
    page: CheckoutPage
    locale: Locale
    seats: number
    urls: CheckoutUrls
    texts: PayTexts
    hasCaptcha: boolean
    isPressed: boolean
    recount: () => void
  }

type SummaryProps = Pick<Props, 'words' | 'locale' | 'page' | 'seats'>

/** The order in one line. */
const orderLine = ({ receipt, plans }: CheckoutWords, { quote, people }: PurchaseFigures) =>
  [fillText(receipt.plan, { plan: plans[quote.plan] }), people, receipt.year].join(' · ')

/** What is bought, over its terms. */
const Ordered = (props: SummaryProps) => {
  const figures = figuresOf(props)
  return (
    <p data-scripted="">
      {figures ? orderLine(props.words, figures) : props.words.receipt.waiting}
    </p>
  )
}

/** The plan and the amount that is known so far: the first words of the form. */
export const OrderBrief = (props: SummaryProps) => {
  const figures = figuresOf(props)
  if (!figures) return <span>{props.words.receipt.waiting}</span>
  const { amount, currency } = figures.quote
  return (
    <>
      <span>{`${orderLine(props.words, figures)} · `}</span>
      <b>{formatMoney({ amount, currency }, props.locale)}</b>
    </>
  )
}

/** The charge: the last words before the button. */
const PaySum = (props: SummaryProps) => {
  const { words, locale, page } = props
  const figures = figuresOf(props)
  if (!figures) return <p className="checkout-sum">{words.receipt.waiting}</p>
  const { quote, totals } = figures
  const { receipt } = words
  const { total, currency } = totals ?? { total: quote.amount, currency: quote.currency }
  const money = formatMoney({ amount: total, currency }, locale)
  const isUnknown = totals === null
  return (
    <p className="checkout-sum" aria-busy={page.isTotalLoading}>
      <span>{isUnknown ? receipt.price : receipt.totalToday}</span>
      <b>{withCurrency(money, currency)}</b>
      {isUnknown ? <span>{receipt.plusTax}</span> : null}
    </p>
  )
}

/**
 * Languages whose button names the total. Where the law wants the duty to pay on the button and nothing else (§ 312j BGB, directive
 * 2011/83/EU), the total stands above it.
 */
const SAYS_TOTAL: readonly Locale[] = ['en']

const buttonText = ({ words: { pay, receipt }, page, locale, isPressed }: Props): string => {
  if (page.phase === 'paying') return pay.sending
  const { totals } = page
  if (isPressed) return page.view ? receipt.counting : receipt.waiting
  if (!totals) return pay.plain
  if (!SAYS_TOTAL.includes(locale)) return pay.button
  return `${pay.button} · ${writtenTotal(totals, locale)}`
}

const Unserved = ({ words, urls }: Pick<Props, 'words' | 'urls'>) => (
  <div className="checkout-notice" role="alert">
    <p>{words.notices['country-not-served']}</p>
    <a className="link" href={urls.sales}>
      {words.links.sales}
    </a>
  </div>
)

/** Agreed to by a tick of the buyer's own (S2 §9). */
const Consent = ({ words, form, isBusy, texts }: Props) => {
  const hasError = form.errors.consent !== undefined
  return (
    <label className="checkout-consent" data-invalid={hasError ? '' : undefined}>
      <input
        type="checkbox"
        {...form.listen('consent')}
        // Its words are red when the order is sent without it, not when the keyboard passes it.
        onBlur={undefined}
        aria-invalid={hasError || undefined}
        required
        disabled={isBusy}
      />
      <span>
        {hasError || form.isTickTaken ? (
          <b>
            <Icon name="warning" />
            <span>{` ${form.isTickTaken ? words.fields.consentAgain : words.fields.consentWrong} `}</span>
          </b>
        ) : null}
        <span>{texts.consent}</span>
      </span>
    </label>
  )
}

/** To an order that waits to be confirmed the buyer has agreed; what is not confirmed ends by itself. */
const Unconfirmed = ({ words }: Pick<Props, 'words'>) => (
  <p className="checkout-hint">
    {fillText(words.panels.unconfirmed, { minutes: String(ACTION_LIFE_MIN) })}
  </p>
)

const isServedIn = ({ totals }: CheckoutPage) => totals?.isCountryServed ?? true

const Submit = (props: Props) => {
  const { form, page, isBusy } = props
  const isHeldBack = form.isHydrated && (page.view === null || page.isTotalLoading)
  return (
    <button
      type="submit"
      className={buttonClasses('primary')}
      disabled={isBusy || !isServedIn(page)}
      // Still there for the keyboard while the total is being worked out.
      aria-disabled={isHeldBack || undefined}
      aria-busy={isBusy || props.isPressed || undefined}
    >
      {buttonText(props)}
    </button>
  )
}

/**
 * Renewal and consent, and below them the sum with the button (S2 §9). On a telephone these two stay in view over the whole form: an order
 * takes the tick beside the terms, so nobody sends one from further up.
 */
export const PaySection = (props: Props) => {
  const { words, page, texts, urls } = props
  return (
    <>
      <section className="leaf checkout-part checkout-closing" aria-labelledby="checkout-order">
        <h2 id="checkout-order">{words.parts.order}</h2>
        <Ordered {...props} />
        <p className="checkout-renewal">{texts.renewal}</p>
        {secretOf(page.view) === null ? <Consent {...props} /> : <Unconfirmed words={words} />}
        {isServedIn(page) ? null : <Unserved words={words} urls={urls} />}
        {page.notice ? (
          <NoticeBox words={words} notice={page.notice} urls={urls} onRecount={props.recount} />
        ) : null}
        <div className="checkout-legal">
          <Slot>{props.legal}</Slot>
          <div hidden={!props.hasCaptcha}>
            <Slot>{props.statement}</Slot>
          </div>
        </div>
      </section>
      <div className="leaf checkout-bar">
        <PaySum {...props} />
        <Submit {...props} />
      </div>
    </>
  )
}
