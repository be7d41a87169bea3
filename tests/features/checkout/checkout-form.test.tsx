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
  words,
} from '../../support/checkout-page.tsx'
import { totalsWith } from '../../support/checkout-view.ts'

const assign = vi.fn<(url: string) => void>()

beforeEach(() => {
  assign.mockClear()
  vi.spyOn(location, 'assign').mockImplementation((url) => assign(String(url)))
})

const { fields, notices, receipt, panels } = client

const ready = () => screen.findByText(/PU-7K4M-92/)

describe('the receipt that writes itself (LOOK "Checkout")', () => {
  it('says "plus tax" until the place is known, and then each tax by its name', async () => {
    renderCheckout(siteWith())
    await ready()
    expect(screen.getAllByText(new RegExp(receipt.plusTax)).length).toBeGreaterThan(0)
    await fillIn()
    expect(screen.getByText('GST 5%').parentElement?.textContent).toContain('$14.99')
    expect(screen.getByText('QST 9.975%').parentElement?.textContent).toContain('$29.91')
    expect(screen.getByText('Ann Lee')).toBeTruthy()
    expect(screen.getByText('Quebec, Canada')).toBeTruthy()
    expect(payButton().textContent).toContain('$344.78')
  })

  it('asks for a total no more often than the buyer changes his place', async () => {
    const calls = siteWith()
    renderCheckout(calls)
    await ready()
    await fillIn()
    expect(calls.total.mock.calls.map(([request]) => request)).toEqual([
      { country: 'CA', province: 'QC', seats: 1 },
    ])
  })

  it('names company and tax number where an invoice is wanted', async () => {
    renderCheckout(siteWith())
    await ready()
    await userEvent.click(screen.getByLabelText(fields.invoice))
    await userEvent.type(screen.getByLabelText(fields.company.label), 'Lee Carpentry')
    expect(screen.getByText('Lee Carpentry')).toBeTruthy()
  })
})

describe('the form (S2 §3, §5)', () => {
  it('leads to the first wrong field, whose label says what is wrong', async () => {
    const calls = siteWith()
    renderCheckout(calls)
    await ready()
    await userEvent.click(payButton())
    const wrong = await screen.findByLabelText(fields.email.wrong)
    expect(document.activeElement).toBe(wrong)
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText(fields.country.wrong)).toBeTruthy()
    expect(calls.pay).not.toHaveBeenCalled()
  })

  it('sends nothing without a tick of the buyer’s own', async () => {
    const calls = siteWith()
    renderCheckout(calls)
    await ready()
    await fillIn()
    await userEvent.click(payButton())
    const box = await screen.findByRole('checkbox', { name: new RegExp(fields.consentWrong) })
    expect(document.activeElement).toBe(box)
    expect(calls.pay).not.toHaveBeenCalled()
  })

  it('writes the name on the card from the two, until the buyer writes his own', async () => {
    renderCheckout(siteWith())
    await ready()
    const name = screen.getByLabelText<HTMLInputElement>(fields.nameOnCard.label)
    await userEvent.type(screen.getByLabelText(fields.firstName.label), 'Ann')
    await userEvent.type(screen.getByLabelText(fields.lastName.label), 'Lee')
    expect(name.value).toBe('Ann Lee')
    await userEvent.clear(name)
    await userEvent.type(name, 'A B LEE')
    await userEvent.type(screen.getByLabelText(fields.lastName.label), 'son')
    expect(name.value).toBe('A B LEE')
  })

  it('starts with what is known, and leaves alone what was typed', async () => {
    const view = viewed({
      email: 'known@company.example',
      place: { country: 'CA', province: 'QC' },
    })
    renderCheckout(siteWith({ view }))
    await ready()
    expect(screen.getByLabelText<HTMLInputElement>(fields.email.label).value).toBe(
      'known@company.example',
    )
    expect(screen.getByLabelText<HTMLSelectElement>(fields.country.label).value).toBe('CA')
    const province = await screen.findByLabelText<HTMLSelectElement>(fields.province.label)
    expect(province.value).toBe('QC')
  })

  it('asks for a province only where the country has any', async () => {
    renderCheckout(siteWith())
    await ready()
    expect(screen.queryByRole('combobox', { name: fields.state.label })).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText(fields.country.label), 'DE')
    expect(screen.queryByRole('combobox', { name: fields.state.label })).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText(fields.country.label), 'CA')
    expect(screen.getByRole('combobox', { name: fields.province.label })).toBeTruthy()
  })
})

describe('the order', () => {
  it('is sent with what stood above the button, and with the consent to these words', async () => {
    const calls = siteWith()
    renderCheckout(calls)
    await ready()
    await fillIn()
    await order()
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/pricing/thank-you'))
    expect(calls.pay.mock.calls).toEqual([
      [
        expect.objectContaining({
          method: 'paypal',
          methodToken: null,
          shownTotal: 344_78,
          shownCurrency: 'USD',
          seats: 1,
          consent: { version: 'renewal-2026-11', language: 'en', digest: 'abcdef0123456789' },
        }),
      ],
    ])
  })

  it('of the budgeting app is thanked on its own page', async () => {
    const { view } = { view: viewed({ state: 'paid' }) }
    if (view.kind === 'view') view.view.quote = { ...view.view.quote, offer: '/budgeto/buy' }
    renderCheckout(siteWith({ view }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/budgeto/thank-you'))
  })

  it('is not sent a second time while the first is under way', async () => {
    const calls = siteWith()
    calls.pay.mockReturnValue(new Promise(() => undefined))
    renderCheckout(calls)
    await ready()
    await fillIn()
    await order()
    expect(await screen.findByRole('button', { name: client.pay.sending })).toHaveProperty(
      'disabled',
      true,
    )
    expect(calls.pay).toHaveBeenCalledOnce()
  })

  it('whose answer is lost is looked up before anything is said', async () => {
    const calls = siteWith({ pay: { kind: 'unreached' } })
    renderCheckout(calls)
    await ready()
    await fillIn()
    calls.view.mockResolvedValue(viewed({ state: 'processing', waitedMs: 0 }))
    await order()
    expect(await screen.findByText(panels.processing.title)).toBeTruthy()
  })

  it('leaves for PayPal, after saying so', async () => {
    const pay = viewed({
      state: 'action',
      method: 'paypal',
      actionUrl: 'https://paypal.example/approve',
      waitedMs: 0,
    })
    const calls = siteWith({ pay, status: pay })
    renderCheckout(calls)
    await ready()
    await fillIn()
    await order()
    expect(await screen.findByText(panels.paypal.title)).toBe(document.activeElement)
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://paypal.example/approve'), {
      timeout: 3000,
    })
  })

  it('never leaves for anything but a web address', async () => {
    const pay = viewed({ state: 'action', actionUrl: 'javascript:alert(1)', waitedMs: 0 })
    renderCheckout(siteWith({ pay, status: pay }))
    await ready()
    await fillIn()
    await order()
    await screen.findByText(panels.bank.title)
    expect(assign).not.toHaveBeenCalled()
  })
})

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
      'Active license already exist against the ann@company.example.',
    )
    expect(document.activeElement).toBe(notice)
    expect(screen.getByRole('link', { name: client.links.logIn }).getAttribute('href')).toBe(
      '/log-in',
    )
  })

  it('a call that broke', async () => {
    const notice = await orderedWith(siteWith({ pay: { kind: 'refused', code: 'buy-failed' } }))
    expect(notice.textContent).toContain(
      'Something went wrong, please contact customer support team if amount has been deducted otherwise you may try credit card option for payment.',
    )
  })

  it('a provider that received nothing', async () => {
    const notice = await orderedWith(
      siteWith({ pay: viewed({ state: 'failed', reason: 'no-payment' }) }),
    )
    expect(notice.textContent).toContain(
      "We didn't receive the payment, Please contact customer support team if your paypal amount deducted.",
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

  it('no answer, which can be asked for again', async () => {
    const calls = siteWith({ view: { kind: 'unreached' } })
    renderCheckout(calls)
    await screen.findByText(panels.away.title)
    calls.view.mockResolvedValue(viewed())
    await userEvent.click(screen.getByRole('button', { name: client.links.again }))
    await ready()
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

it('the words on renewal stand beside the button', () => {
  renderCheckout(siteWith())
  expect(screen.getByText(words.renewal)).toBeTruthy()
})
