import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  client,
  fillIn,
  order,
  payButton,
  renderCheckout,
  siteWith,
  viewed,
} from '../../support/checkout-page.tsx'
import { totalsWith } from '../../support/checkout-view.ts'

const assign = vi.fn<(url: string) => void>()

beforeEach(() => {
  assign.mockClear()
  vi.spyOn(location, 'assign').mockImplementation((url) => assign(String(url)))
})

const { notices, panels } = client

const ready = () => screen.findByText(/PU-7K4M-92/)

describe('what went wrong is said over the button, in the words of S2 §8', () => {
  const orderedWith = async (calls: ReturnType<typeof siteWith>) => {
    renderCheckout(calls)
    await ready()
    await fillIn()
    await order()
    return screen.findByRole('alert')
  }

  it('an active licence, with the address and a way in', async () => {
    const notice = await orderedWith(siteWith({ pay: { kind: 'refused', code: 'active-licence' } }))
    expect(notice.textContent).toContain(
      'There is already an active license for ann@company.example.',
    )
    expect(document.activeElement).toBe(notice)
    expect(screen.getByRole('link', { name: client.links.logIn }).getAttribute('href')).toBe(
      '/log-in',
    )
  })

  it('a call that broke', async () => {
    const notice = await orderedWith(siteWith({ pay: { kind: 'refused', code: 'buy-failed' } }))
    expect(notice.textContent).toContain(
      'Something went wrong. If you were charged, please contact customer support; if not, try paying by credit card.',
    )
  })

  it('a provider that received nothing', async () => {
    const notice = await orderedWith(
      siteWith({ pay: viewed({ state: 'failed', reason: 'no-payment' }) }),
    )
    expect(notice.textContent).toContain(
      'We didn’t receive the payment. If an amount was deducted from your PayPal account, please contact customer support.',
    )
  })

  it('another total, with what it was and what it is', async () => {
    const totals = totalsWith({ total: 379_37 })
    const calls = siteWith({ pay: { kind: 'refused', code: 'total-changed', totals } })
    const notice = await orderedWith(calls)
    expect(notice.textContent).toContain('from $344.78 to $379.37')
    expect(payButton().textContent).toContain('$379.37')
    await userEvent.click(payButton())
    await waitFor(() => expect(calls.pay).toHaveBeenCalledTimes(2))
    expect(calls.pay.mock.calls[1]?.[0].shownTotal).toBe(379_37)
  })

  it.each([
    ['attempt-open', notices['attempt-open']],
    ['captcha-failed', notices['captcha-failed']],
    ['consent-changed', notices['consent-changed']],
  ] as const)('%s', async (code, text) => {
    const notice = await orderedWith(siteWith({ pay: { kind: 'refused', code } }))
    expect(notice.textContent).toContain(text)
  })

  it.each([
    ['limited', notices.limited],
    ['unreached', notices.offline],
  ] as const)('%s', async (kind, text) => {
    const notice = await orderedWith(siteWith({ pay: { kind } }))
    expect(notice.textContent).toContain(text)
  })

  it('a country that is not served: nothing can be sent, and a person can be asked', async () => {
    await orderedWith(siteWith({ pay: { kind: 'refused', code: 'country-not-served' } }))
    expect(payButton().disabled).toBe(true)
    expect(screen.getByRole('link', { name: client.links.sales }).getAttribute('href')).toBe(
      '/sales',
    )
  })
})

describe('what stands in place of the form', () => {
  it.each([
    ['missing', { kind: 'missing' } as const, panels.missing.title, client.links.plans],
    ['not buyable', viewed({ isBuyable: false }), panels.notBuyable.title, client.links.sales],
  ])('%s, with a way on', async (_name, view, title, link) => {
    renderCheckout(siteWith({ view }))
    expect(await screen.findByRole('heading', { name: title })).toBe(document.activeElement)
    expect(screen.getByRole('link', { name: link })).toBeTruthy()
  })

  it('no order, which also a browser without cookies has', async () => {
    renderCheckout(siteWith({ view: { kind: 'missing' } }))
    expect(await screen.findByText(/cookies/)).toBeTruthy()
  })

  it('no answer, which can be asked for again', async () => {
    const calls = siteWith({ view: { kind: 'unreached' } })
    renderCheckout(calls)
    await screen.findByText(panels.away.title)
    calls.view.mockResolvedValue(viewed())
    await userEvent.click(screen.getByRole('button', { name: client.links.again }))
    expect(await ready()).toBeTruthy()
  })

  it('no form, but the form again with why, for a buyer who comes back from PayPal without paying', async () => {
    const buyer = { country: 'CA', province: 'QC' }
    const view = viewed({ state: 'failed', reason: 'abandoned', place: buyer })
    renderCheckout(siteWith({ view }))
    await screen.findByText('QST 9.975%')
    expect(screen.getByRole('alert').textContent).toContain(notices.abandoned)
  })

  it('a payment under way, in the words of S2 §8, found again after a reload', async () => {
    const view = viewed({ state: 'processing', waitedMs: 5000 })
    const calls = siteWith({
      view,
      status: viewed({ state: 'paid', orderNumber: 'BB-1234567890' }),
    })
    renderCheckout(calls)
    expect(
      await screen.findByText('Processing payment. Please wait. It may take up to 2 minutes'),
    ).toBeTruthy()
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/pricing/thank-you'), {
      timeout: 5000,
    })
  })

  it('one that takes longer, with the number to name', async () => {
    renderCheckout(siteWith({ view: viewed({ state: 'processing', waitedMs: 130_000 }) }))
    expect(await screen.findByText(panels.late.title)).toBeTruthy()
    expect(screen.getByText('PU-7K4M-92')).toBeTruthy()
  })
})
