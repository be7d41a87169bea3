import type { Appearance, Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js'
import type { Money } from '#features/pricing/money.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { CardConfirmation, CardEntry } from './card-entry.ts'

/** Our Portuguese is that of Brazil. */
const LOCALES: Partial<Record<Locale, StripeElementLocale>> = { pt: 'pt-BR' }

/** Stripe's code for a language of ours. */
export const stripeLocale = (language: Locale): StripeElementLocale => LOCALES[language] ?? language

/** A sum as Stripe's fields are told it: in the smallest unit, as ours. */
export const stripeSum = ({ amount, currency }: Money) => ({
  amount,
  currency: currency.toLowerCase(),
})

/** The look of the site's own fields (`app/styles/field.css`), for fields that stand in frames of Stripe. */
export const stripeAppearance = (place: Element): Appearance => {
  const root = getComputedStyle(document.documentElement)
  const token = (name: string) => root.getPropertyValue(`--${name}`).trim()
  const action = token('color-action')
  const error = token('color-error')
  const line = token('color-line-strong')
  const known = {
    colorBackground: token('color-sheet'),
    colorText: token('color-ink'),
    colorTextSecondary: token('color-ink-soft'),
    colorTextPlaceholder: token('color-ink-mute'),
    colorPrimary: action,
    colorDanger: error,
    borderRadius: token('radius-control'),
    fontSizeBase: getComputedStyle(place).fontSize,
  }
  const variables = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''))
  return {
    theme: 'flat',
    // Their frames know none of our fonts.
    variables: { ...variables, fontFamily: 'system-ui, sans-serif', gridRowSpacing: '16px' },
    rules: {
      '.Label': { fontWeight: '600' },
      '.Input': { border: `1px solid ${line}`, padding: '14px 16px' },
      '.Input:hover': { borderColor: token('color-ink') },
      '.Input:focus': { borderColor: action, outline: `3px solid ${action}` },
      '.Input--invalid': { borderColor: error, boxShadow: `inset 0 0 0 1px ${error}` },
    },
  }
}

type Mounted = { stripe: Stripe; elements: StripeElements }

const CONFIRMATIONS: Readonly<Record<string, CardConfirmation>> = {
  validation_error: 'invalid',
  api_connection_error: 'unreached',
}

/** Fields of Stripe as a card entry: it checks them before the order is sent, and confirms the charge after. */
export const stripeEntry = ({ stripe, elements }: Mounted): CardEntry => ({
  submit: async () => {
    const { error } = await elements.submit()
    if (!error) return { token: null }
    return error.type === 'validation_error' ? { invalid: true } : { failed: 'unreachable' }
  },
  confirm: async (clientSecret, { name, email }) => {
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: {
        return_url: new URL(API_PATHS.checkoutReturn, location.origin).href,
        payment_method_data: { billing_details: { name, email } },
      },
      // A bank that asks in the page keeps the buyer here.
      redirect: 'if_required',
    })
    return error ? (CONFIRMATIONS[error.type] ?? 'refused') : 'confirmed'
  },
})
