'use client'

import { useEffect, useRef, type ComponentProps } from 'react'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { fillText } from '#lib/util/fill-text.ts'
import type { CaptchaSettings } from '../browser/captcha.ts'
import type { CheckoutAnswer } from '../checkout-answers.ts'
import type { PayRequest } from '../checkout-contract.ts'
import { hasForm, secretOf, type CheckoutPage } from '../checkout-machine.ts'
import type { Countries } from '../countries.ts'
import { regionsOf } from '../regions.ts'
import type { CheckoutWords } from '../words.ts'
import { checkoutCalls, type CheckoutCalls } from './behaviour/calls.ts'
import { useCheckoutForm } from './behaviour/use-checkout-form.ts'
import { useOrder } from './behaviour/use-order.ts'
import { usePurchase, type ThanksUrls } from './behaviour/use-purchase.ts'
import { BuyerFields, type PartProps } from './buyer-fields.tsx'
import type { CheckoutUrls } from './notice-box.tsx'
import { OrderSummary } from './order-summary.tsx'
import { Panel } from './panel.tsx'
import { OrderBrief, PaySection, type PaySlots, type PayTexts } from './pay-section.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { writtenTotal } from './purchase-figures.ts'
import { SelectField } from './select-field.tsx'

/** For how many people the plan is bought, where it leaves that to the buyer (S2 §1). */
const SeatsField = ({ words, form, isBusy, view }: PartProps & { view: CheckoutAnswer }) => {
  const { least, most } = view.seatChoice
  if (least === most) return null
  const counts = Array.from({ length: most - least + 1 }, (_none, index) => least + index)
  return (
    <div className="leaf checkout-part">
      <SelectField
        {...form.listen('seats')}
        id="checkout-seats"
        label={words.fields.seats.label}
        defaultValue={view.seats}
        disabled={isBusy}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count === 1
              ? words.people.one
              : fillText(words.people.other, { count: String(count) })}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

type AnnouncementWords = { words: CheckoutWords; locale: Locale }

/** The announcement for screen readers when the page changes by itself; notices and panels take the focus instead. */
const checkoutAnnouncement = (
  page: CheckoutPage,
  { words, locale, isTickTaken }: AnnouncementWords & { isTickTaken: boolean },
): string => {
  const { phase, totals, isTotalLoading } = page
  if (phase === 'paying') return words.pay.sending
  if (phase !== 'form') return ''
  if (isTotalLoading) return words.receipt.counting
  if (!totals) return ''
  const total = `${words.receipt.total} ${writtenTotal(totals, locale)}`
  return isTickTaken ? `${total}. ${words.fields.consentAgain}` : total
}

export type CheckoutProps = PaySlots & {
  locale: Locale
  words: CheckoutWords
  brand: string
  countries: Countries
  urls: CheckoutUrls
  thanks: ThanksUrls
  texts: PayTexts
  consent: PayRequest['consent']
  takesPayPal: boolean
  /** The captcha, where it is configured (S2 §7). */
  captcha: CaptchaSettings | null
  /** The gallery and tests have their own. */
  calls?: CheckoutCalls
}

/** The hidden fields that the form posts without script. */
const OwnFields = ({ language, version, digest }: PayRequest['consent']) => (
  <>
    <input type="hidden" name="language" value={language} />
    <input type="hidden" name="consentVersion" value={version} />
    <input type="hidden" name="consentDigest" value={digest} />
  </>
)

const placeNames = (
  { country, province }: { country: string; province: string },
  { countries, locale }: Pick<CheckoutProps, 'countries' | 'locale'>,
) => ({
  country: countries[country],
  province: regionsOf(country, locale)?.names[province],
})

/** The form, whose fields come out from under the bar when they are tapped, as the browser has them do when the keyboard comes to them. */
const useUncovered = () => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A click, since the tap would miss what has moved before it ends.
    form.current?.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.matches('input, select')) {
        target.scrollIntoView({ block: 'nearest' })
      }
    })
  }, [])
  return form
}

type OrderFieldsProps = {
  part: ComponentProps<typeof BuyerFields>
  sum: ComponentProps<typeof OrderBrief>
  order: Pick<ReturnType<typeof useOrder>, 'setCard'>
  page: CheckoutPage
  props: Pick<CheckoutProps, 'locale' | 'countries' | 'takesPayPal'>
}

/** Who buys, where they are, for how many, and how they pay. */
const OrderFields = ({ part, sum, order, page, props }: OrderFieldsProps) => {
  const { locale, countries, takesPayPal } = props
  const { view } = page
  return (
    <div className="checkout-fields">
      <p className="checkout-brief" data-scripted="">
        <OrderBrief {...sum} />
      </p>
      <BuyerFields {...part} />
      <PlaceFields
        {...part}
        countries={countries}
        language={locale}
        likely={view?.place?.country}
      />
      {view ? <SeatsField {...part} view={view} /> : null}
      <PaymentFields
        {...part}
        language={locale}
        page={page}
        takesPayPal={takesPayPal}
        onEntry={order.setCard}
      />
    </div>
  )
}

/** The form as it also stands without script, the receipt beside it, and what takes the form's place (S2 §3, §4, §8). */
export const CheckoutForm = ({ calls = checkoutCalls, ...props }: CheckoutProps) => {
  const { locale, words, urls } = props
  const element = useUncovered()
  const { page, send, retry, thanksUrl } = usePurchase(calls, props.thanks)
  const { view, phase } = page
  const told = page.agreement?.record.language === locale ? page.agreement : null
  const { renewal, record } = told ?? { ...props.texts, record: props.consent }
  const form = useCheckoutForm({ form: element, view, consent: record })
  const order = useOrder({ ...props, page, send, form, calls })
  const isShown = hasForm(page)
  const isSending = phase === 'paying'
  // What waits to be confirmed is ordered already: nothing of it can be changed.
  const part = { words, form, isBusy: isSending || secretOf(view) !== null }
  const sum = { words, locale, page, seats: order.seats }
  return (
    <div className="checkout">
      <output className="sr-only">
        {checkoutAnnouncement(page, { words, locale, isTickTaken: form.isTickTaken })}
      </output>
      {isShown ? null : <Panel key={phase} {...{ words, page, urls, thanksUrl }} onRetry={retry} />}
      <form
        ref={element}
        action={API_PATHS.checkoutPay}
        method="post"
        className="beside checkout-form"
        // The fields of a card come by script.
        data-scripted={props.takesPayPal ? undefined : ''}
        hidden={!isShown}
        // The words of the page are clearer than the browser's, once there is script to show them.
        noValidate={form.isHydrated}
        onSubmit={order.onSubmit}
        onChange={({ target }) => {
          order.prepare()
          if (target instanceof Element) form.follow(target.getAttribute('name') ?? '')
        }}
      >
        <OwnFields {...props.consent} />
        <OrderFields {...{ part, sum, order, page, props }} />
        <OrderSummary
          {...sum}
          draft={form.draft}
          brand={props.brand}
          countries={props.countries}
          place={placeNames(form.draft, props)}
        />
        <PaySection
          {...part}
          {...sum}
          {...order}
          isBusy={isSending}
          urls={urls}
          texts={{ ...props.texts, renewal }}
          legal={props.legal}
          statement={props.statement}
        />
      </form>
    </div>
  )
}
