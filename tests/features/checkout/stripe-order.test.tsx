import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckoutAnswer } from '#features/checkout/checkout-answers.ts'
import {
  client,
  fillIn,
  order,
  payButton,
  renderCheckout,
  siteWith,
  viewed,
  words,
} from '../../support/checkout-page.tsx'
import { totalsWith } from '../../support/checkout-view.ts'
import { stripeScript } from '../../support/stripe-script.ts'

const script = vi.hoisted(() => ({ loadStripe: vi.fn<(...given: unknown[]) => unknown>() }))
vi.mock('@stripe/stripe-js/pure', () => script)

const { fields, method, notices, panels } = client

type Seen = (entries: { isIntersecting: boolean }[]) => void

/** Everything is near. */
const NearObserver = vi.fn(function near(tell: Seen) {
  return { observe: () => tell([{ isIntersecting: true }]), disconnect: () => undefined }
})

const assign = vi.fn<(url: string) => void>()
let stripe: ReturnType<typeof stripeScript>

beforeEach(() => {
  stripe = stripeScript()
  script.loadStripe.mockReset().mockResolvedValue(stripe.script)
  vi.stubGlobal('IntersectionObserver', NearObserver)
  assign.mockClear()
  vi.spyOn(location, 'assign').mockImplementation((url) => assign(String(url)))
})
afterEach(() => vi.unstubAllGlobals())

const entryWith = (clientSecret: string | null): CheckoutAnswer['cardEntry'] => ({
  driver: 'stripe',
  publishableKey: 'pk_test_12345678',
  clientSecret,
})

const stripeView = (changes: Partial<CheckoutAnswer> = {}) =>
  viewed({ cardEntry: entryWith(null), ...changes })

const buyer: CheckoutAnswer['buyer'] = {
  email: 'ann@company.example',
  firstName: 'Ann',
  lastName: 'Lee',
  nameOnCard: 'Ann Lee',
  phone: null,
  country: 'CA',
  province: 'QC',
  company: null,
  taxNumber: null,
  street: null,
  city: null,
  postalCode: null,
}

/** An order that waits for the page to confirm it. */
const waiting = (changes: Partial<CheckoutAnswer> = {}) =>
  viewed({
    state: 'action',
    method: 'card',
    total: 344_78,
    taxes: totalsWith().taxes,
    waitedMs: 0,
    buyer,
    cardEntry: entryWith('pi_1_secret'),
    ...changes,
  })

const ready = async () => {
  await screen.findByText(/PU-7K4M-92/)
  await waitFor(() => expect(stripe.mount).toHaveBeenCalled())
  act(() => stripe.tell('ready'))
}

const fillInForCard = async () => {
  await fillIn()
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${method.card}`) }))
}

const begin = async (answers: Parameters<typeof siteWith>[0]) => {
  const calls = siteWith({ view: stripeView(), ...answers })
  renderCheckout(calls)
  await ready()
  return calls
}

describe('an order by card, with Stripe', () => {
  it('is made without a token, confirmed in the page, and paid', async () => {
    const calls = await begin({ pay: waiting(), status: stripeView({ state: 'paid' }) })
    await fillInForCard()
    await order()
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/pricing/thank-you'))
    expect(calls.pay.mock.calls).toEqual([
      [expect.objectContaining({ method: 'card', methodToken: null, shownTotal: 344_78 })],
    ])
    expect(stripe.confirmPayment.mock.calls).toEqual([
      [expect.objectContaining({ clientSecret: 'pi_1_secret', redirect: 'if_required' })],
    ])
    expect(stripe.update).toHaveBeenLastCalledWith({ amount: 344_78, currency: 'usd' })
    const [checked] = stripe.submit.mock.invocationCallOrder
    const [paid] = calls.pay.mock.invocationCallOrder
    expect(checked).toBeLessThan(paid ?? 0)
  })

  it('is not sent with a card that is wrong', async () => {
    const calls = await begin({})
    stripe.submit.mockResolvedValue({ error: { type: 'validation_error' } })
    await fillInForCard()
    await order()
    expect(await screen.findByText(notices.wrong)).toBeTruthy()
    expect(calls.pay).not.toHaveBeenCalled()
  })

  it('keeps its button busy while the bank asks', async () => {
    stripe.confirmPayment.mockReturnValue(new Promise(() => undefined))
    await begin({ pay: waiting() })
    await fillInForCard()
    await order()
    await waitFor(() => expect(stripe.confirmPayment).toHaveBeenCalledOnce())
    expect(screen.getByRole('button', { name: client.pay.sending })).toHaveProperty(
      'disabled',
      true,
    )
    expect(screen.queryByText(panels.bank.title)).toBeNull()
  })

  it('that is declined says so, and can be sent again', async () => {
    stripe.confirmPayment.mockResolvedValueOnce({ error: { type: 'card_error' } })
    const failed = stripeView({ state: 'failed', reason: 'declined', method: 'card', buyer })
    const calls = await begin({ pay: waiting(), status: failed })
    await fillInForCard()
    await order()
    expect(await screen.findByText(notices.declined)).toBeTruthy()
    await screen.findByText('QST 9.975%')
    calls.status.mockResolvedValue(stripeView({ state: 'paid' }))
    const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: words.consent })
    if (!consent.checked) await userEvent.click(consent)
    await userEvent.click(payButton())
    await waitFor(() => expect(assign).toHaveBeenCalled())
    expect(calls.pay).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['validation_error', notices.wrong],
    ['api_connection_error', notices.offline],
  ])('that could not be confirmed (%s) is confirmed by the next press', async (type, said) => {
    stripe.confirmPayment.mockResolvedValueOnce({ error: { type } })
    const calls = await begin({ pay: waiting(), status: waiting() })
    await fillInForCard()
    await order()
    expect(await screen.findByText(said)).toBeTruthy()
    calls.status.mockResolvedValue(stripeView({ state: 'processing', waitedMs: 0 }))
    await userEvent.click(payButton())
    expect(await screen.findByText(panels.processing.title)).toBeTruthy()
    expect(calls.pay).toHaveBeenCalledOnce()
    expect(stripe.confirmPayment).toHaveBeenCalledTimes(2)
  })

  it('of another window is never confirmed unasked', async () => {
    const other = waiting({ total: 299_88 })
    const open = { kind: 'refused', code: 'attempt-open' } as const
    await begin({ pay: open, status: other })
    await fillInForCard()
    await order()
    expect(await screen.findByText(notices['attempt-open'])).toBeTruthy()
    expect(stripe.confirmPayment).not.toHaveBeenCalled()
    expect(payButton().textContent).toContain('$299.88')
    expect(stripe.update).toHaveBeenLastCalledWith({ amount: 299_88, currency: 'usd' })
  })
})

describe('an order that waits to be confirmed, after a reload', () => {
  it('stands in the form as it was made, and its button confirms it', async () => {
    const calls = await begin({ view: waiting(), status: stripeView({ state: 'paid' }) })
    const email = screen.getByLabelText<HTMLInputElement>(fields.email.label)
    expect([email.value, email.readOnly]).toEqual(['ann@company.example', true])
    expect(screen.queryByRole('checkbox', { name: words.consent })).toBeNull()
    expect(payButton().textContent).toContain('$344.78')
    await userEvent.click(payButton())
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/pricing/thank-you'))
    expect(calls.pay).not.toHaveBeenCalled()
    expect(calls.total).not.toHaveBeenCalled()
    expect(stripe.confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({
        clientSecret: 'pi_1_secret',
        confirmParams: expect.objectContaining({
          payment_method_data: {
            billing_details: { name: 'Ann Lee', email: 'ann@company.example' },
          },
        }),
      }),
    )
  })

  it('that nobody confirms ends while the page looks on, and can be ordered anew', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const abandoned = { state: 'failed', reason: 'abandoned', method: 'card', buyer } as const
    await begin({ view: waiting(), status: stripeView(abandoned) })
    expect(screen.getByText(/^Nothing is charged until you confirm/)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    vi.useRealTimers()
    expect(await screen.findByText(notices.abandoned)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(fields.email.label).readOnly).toBe(false)
    expect(screen.getByRole('checkbox', { name: words.consent })).toBeTruthy()
  })

  it('is confirmed only with a card that is right', async () => {
    await begin({ view: waiting() })
    stripe.submit.mockResolvedValue({ error: { type: 'validation_error' } })
    await userEvent.click(payButton())
    expect(await screen.findByText(notices.wrong)).toBeTruthy()
    expect(stripe.confirmPayment).not.toHaveBeenCalled()
  })
})
