import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import type { CheckoutAnswer } from '#features/checkout/checkout-answers.ts'
import type { Answer, CheckoutCalls } from '#features/checkout/components/behaviour/calls.ts'
import { CheckoutForm, type CheckoutProps } from '#features/checkout/components/checkout-form.tsx'
import words from '#locales/en/messages/checkout.json' with { type: 'json' }
import { checkoutViewWith, totalsWith } from './checkout-view.ts'

export { words }

export const client = words.client

/** A purchase as an answer. */
export const viewed = (changes: Partial<CheckoutAnswer> = {}): Answer => ({
  kind: 'view',
  view: checkoutViewWith(changes),
})

/** A site that answers as a test wants; what it is not told stays open. */
export const siteWith = (answers: { view?: Answer; pay?: Answer; status?: Answer } = {}) => ({
  view: vi.fn<CheckoutCalls['view']>().mockResolvedValue(answers.view ?? viewed()),
  status: vi.fn<CheckoutCalls['status']>().mockResolvedValue(answers.status ?? viewed()),
  total: vi.fn<CheckoutCalls['total']>().mockResolvedValue(totalsWith()),
  pay: vi.fn<CheckoutCalls['pay']>().mockResolvedValue(answers.pay ?? viewed({ state: 'paid' })),
})

/** The checkout of an English page. */
export const checkout = (calls: CheckoutCalls, props: Partial<CheckoutProps> = {}) => (
  <CheckoutForm
    locale="en"
    words={client}
    brand="Business in a Box"
    countries={{ CA: 'Canada', DE: 'Germany' }}
    urls={{ logIn: '/log-in', contact: '/contact', sales: '/sales', plans: '/plans' }}
    thanks={{ usual: '/pricing/thank-you', budgeto: '/budgeto/thank-you' }}
    texts={{ renewal: words.renewal, consent: words.consent }}
    legal={<p>Legal</p>}
    statement={<p>Protected</p>}
    consent={{ version: 'renewal-2026-11', language: 'en', digest: 'abcdef0123456789' }}
    captcha={null}
    takesPayPal
    calls={calls}
    {...props}
  />
)

export const renderCheckout = (calls: CheckoutCalls, props?: Partial<CheckoutProps>) =>
  render(checkout(calls, props))

/** The same over a page in whose fields, by their labels, something was typed before the script came. */
export const hydrateCheckout = (calls: CheckoutCalls, typed: Readonly<Record<string, string>>) => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(checkout(calls))
  document.body.append(container)
  for (const [label, value] of Object.entries(typed)) {
    const field = within(container).getByLabelText<HTMLInputElement>(label)
    field.value = value
  }
  render(checkout(calls), { container, hydrate: true })
}

/** The button under the total, whatever it says. */
export const payButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${client.pay.button}`) })

/** At once: each key would draw the whole form anew. */
const type = async (label: string, text: string) => {
  screen.getByLabelText(label).focus()
  await userEvent.paste(text)
}

/** Fills in what PayPal needs, in Quebec, and waits for the total there. */
export const fillIn = async () => {
  const { fields, method } = client
  await type(fields.email.label, 'ann@company.example')
  await type(fields.firstName.label, 'Ann')
  await type(fields.lastName.label, 'Lee')
  await userEvent.selectOptions(screen.getByLabelText(fields.country.label), 'CA')
  await userEvent.selectOptions(screen.getByLabelText(fields.province.label), 'QC')
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${method.paypal}`) }))
  await screen.findByText('QST 9.975%')
}

/** Agrees to the renewal, and sends the order. */
export const order = async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: words.consent }))
  await userEvent.click(payButton())
}
