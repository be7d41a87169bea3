import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CardEntry } from '#features/checkout/components/card/card-entry.ts'
import { StripeCard } from '#features/checkout/components/card/stripe-card.tsx'
import words from '#locales/en/messages/checkout.json' with { type: 'json' }
import { stripeScript } from '../../support/stripe-script.ts'

const script = vi.hoisted(() => ({ loadStripe: vi.fn<(...given: unknown[]) => unknown>() }))
vi.mock('@stripe/stripe-js/pure', () => script)

const { card } = words.client

const OWNER = { name: 'Ann Lee', email: 'ann@company.example' }

let stripe: ReturnType<typeof stripeScript>
let entry: CardEntry | null = null

const onEntry = (now: CardEntry | null) => {
  entry = now
}

const fields = (amount = 344_78) => (
  <StripeCard
    publishableKey="pk_test_12345678"
    charged={{ amount, currency: 'USD' }}
    language="pt"
    words={card}
    onEntry={onEntry}
  />
)

const ready = async () => {
  await waitFor(() => expect(stripe.mount).toHaveBeenCalled())
  act(() => stripe.tell('ready'))
}

beforeEach(() => {
  entry = null
  stripe = stripeScript()
  script.loadStripe.mockReset().mockResolvedValue(stripe.script)
})

describe('the card fields of Stripe', () => {
  it('take a card alone, for the sum of the page and in its language', async () => {
    render(fields())
    expect(screen.getByText(card.loading)).toBeTruthy()
    await ready()
    expect(script.loadStripe.mock.calls).toEqual([['pk_test_12345678', { locale: 'pt-BR' }]])
    expect(stripe.elements).toHaveBeenCalledWith(
      expect.objectContaining({
        mode: 'subscription',
        amount: 344_78,
        currency: 'usd',
        allowedPaymentMethodTypes: ['card'],
        locale: 'pt-BR',
      }),
    )
    expect(screen.queryByText(card.loading)).toBeNull()
    expect(screen.getByRole('group', { name: card.title })).toBeTruthy()
  })

  it('are no entry before they can be filled in, nor after they have gone', async () => {
    const { unmount } = render(fields())
    await waitFor(() => expect(stripe.mount).toHaveBeenCalled())
    expect(entry).toBeNull()
    act(() => stripe.tell('ready'))
    expect(entry).not.toBeNull()
    unmount()
    expect(entry).toBeNull()
    expect(stripe.destroy).toHaveBeenCalledOnce()
  })

  it('are told each new total, and stand as they are', async () => {
    const { rerender } = render(fields())
    await ready()
    rerender(fields(299_88))
    expect(stripe.update).toHaveBeenLastCalledWith({ amount: 299_88, currency: 'usd' })
    expect(stripe.mount).toHaveBeenCalledOnce()
  })

  it('whose script does not come can be asked for again', async () => {
    script.loadStripe.mockRejectedValueOnce(new Error('Failed to load Stripe.js'))
    render(fields())
    await userEvent.click(await screen.findByRole('button', { name: card.again }))
    await ready()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(entry).not.toBeNull()
  })

  it('that cannot be shown say so, and are no entry', async () => {
    render(fields())
    await waitFor(() => expect(stripe.mount).toHaveBeenCalled())
    act(() => stripe.tell('loaderror'))
    expect(screen.getByRole('alert').textContent).toContain(card.lost)
    expect(entry).toBeNull()
  })
})

describe('the card, when the order is sent', () => {
  it.each([
    [{}, { token: null }],
    [{ error: { type: 'validation_error' } }, { invalid: true }],
    [{ error: { type: 'api_connection_error' } }, { failed: 'unreachable' }],
  ] as const)('is checked in its fields: %o', async (answer, expected) => {
    render(fields())
    await ready()
    stripe.submit.mockResolvedValue(answer)
    expect(await entry?.submit()).toEqual(expected)
  })

  it.each([
    [{}, 'confirmed'],
    [{ error: { type: 'card_error' } }, 'refused'],
    [{ error: { type: 'validation_error' } }, 'invalid'],
    [{ error: { type: 'api_connection_error' } }, 'unreached'],
  ] as const)('confirms the charge in the page: %o', async (answer, expected) => {
    render(fields())
    await ready()
    stripe.confirmPayment.mockResolvedValue(answer)
    expect(await entry?.confirm?.('pi_1_secret', OWNER)).toBe(expected)
    expect(stripe.confirmPayment).toHaveBeenCalledWith({
      elements: stripe.group,
      clientSecret: 'pi_1_secret',
      confirmParams: {
        return_url: `${location.origin}/api/checkout/return`,
        payment_method_data: { billing_details: OWNER },
      },
      redirect: 'if_required',
    })
  })
})
