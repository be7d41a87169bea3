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

const { fields, receipt, panels } = client

const ready = () => screen.findByText(/PU-7K4M-92/)

describe('the receipt that writes itself (LOOK "Checkout")', () => {
  it('says "plus tax" until the place is known, and then each tax by its name', async () => {
    renderCheckout(siteWith())
    await ready()
    expect(screen.getAllByText(new RegExp(receipt.plusTax)).length).toBeGreaterThan(0)
    const sum = () => document.querySelector('[data-kind="total"]')?.textContent
    expect(sum()).toBe(`${receipt.price}USD$299.88`)
    await fillIn()
    expect(sum()).toBe(`${receipt.total}USD$344.78`)
    expect(screen.getByText('GST 5%').closest('.receipt-row')?.textContent).toContain('$14.99')
    expect(screen.getByText('QST 9.975%').closest('.receipt-row')?.textContent).toContain('$29.91')
    expect(screen.getByText('Ann Lee')).toBeTruthy()
    expect(screen.getByText('Quebec, Canada')).toBeTruthy()
    expect(payButton().textContent).toContain('$344.78')
  })

  it('says whose taxes hold where they are not those of the billing place', async () => {
    const calls = siteWith()
    const taxedAt = { country: 'CA', province: 'QC' }
    calls.total.mockResolvedValue(totalsWith({ taxedAt }))
    renderCheckout(calls)
    await ready()
    await fillIn()
    expect(screen.getByText(/points to Quebec, so its taxes apply/)).toBeTruthy()
  })

  it('asks for a total no more often than the buyer changes the place', async () => {
    const calls = siteWith()
    renderCheckout(calls)
    await ready()
    await fillIn()
    expect(calls.total.mock.calls.map(([request]) => request)).toEqual([
      { language: 'en', country: 'CA', province: 'QC', taxNumber: null, seats: 1 },
    ])
  })

  it('tells of letters that its file has not, and which numbers count', async () => {
    renderCheckout(siteWith())
    await ready()
    const field = screen.getByLabelText(fields.firstName.label)
    await userEvent.type(field, 'Nguyễn')
    expect(screen.queryByText(client.unprinted)).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, '山田')
    const told = screen.getByText(client.unprinted)
    expect(field.getAttribute('aria-describedby')).toBe(told.id)
    expect(screen.getByText(fields.taxNumber.hint)).toBeTruthy()
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

  it('takes the fault away from a field that it led to as soon as the field is right', async () => {
    renderCheckout(siteWith())
    await ready()
    await userEvent.click(payButton())
    const wrong = await screen.findByLabelText(fields.email.wrong)
    await userEvent.type(wrong, 'ann@company')
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(wrong, '.example')
    await waitFor(() => expect(wrong.hasAttribute('aria-invalid')).toBe(false))
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

  it('starts with what is known, and leaves alone what was typed', async () => {
    const view = viewed({
      email: 'known@company.example',
      place: { country: 'CA', province: 'QC' },
    })
    renderCheckout(siteWith({ view }))
    await ready()
    const email = screen.getByLabelText<HTMLInputElement>(fields.email.label)
    await waitFor(() => expect(email.value).toBe('known@company.example'))
    expect(screen.getByLabelText<HTMLSelectElement>(fields.country.label).value).toBe('CA')
    const province = await screen.findByLabelText<HTMLSelectElement>(fields.province.label)
    expect(province.value).toBe('QC')
  })

  it.each([
    ['the words beside the button', 'abcdef0123456789', true],
    ['other words', '0123456789abcdef', false],
    ['nothing', null, false],
  ])('knows the tick of an approval that was cancelled, to %s', async (_to, agreedTo, isTicked) => {
    const view = viewed({ state: 'failed', email: 'a@b.example', agreedTo })
    renderCheckout(siteWith({ view }))
    await ready()
    const email = screen.getByLabelText<HTMLInputElement>(fields.email.label)
    await waitFor(() => expect(email.value).toBe('a@b.example'))
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: words.consent })
    expect(box.checked).toBe(isTicked)
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

it('the words on renewal stand beside the button', () => {
  renderCheckout(siteWith())
  expect(screen.getByText(words.renewal)).toBeTruthy()
})
