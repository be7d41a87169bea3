import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { CheckoutTotal } from '#features/checkout/checkout-answers.ts'
import type { Answer } from '#features/checkout/components/behaviour/calls.ts'
import { fillText } from '#lib/util/fill-text.ts'
import {
  client,
  fillIn,
  payButton,
  renderCheckout,
  siteWith,
  viewed,
  words,
} from '../../support/checkout-page.tsx'
import { totalsWith } from '../../support/checkout-view.ts'

const { fields, notices, receipt } = client

const dated = totalsWith({
  agreement: {
    renewal: 'The first renewal is on November 23, 2027, at $299.88 USD.',
    record: { version: 'renewal-2026-11', language: 'en', digest: '12'.repeat(32) },
  },
})

/** An answer that comes when a test wants it. */
const awaited = <Value,>() => {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve: (value: Value) => resolve(value) }
}

/** A form in which all is filled in, at a place whose total comes when the test wants it. */
const waitingForTotal = async () => {
  const calls = siteWith()
  renderCheckout(calls)
  await screen.findByText(/PU-7K4M-92/)
  await fillIn()
  const told = awaited<CheckoutTotal | null>()
  calls.total.mockReturnValue(told.promise)
  await userEvent.selectOptions(screen.getByLabelText(fields.province.label), 'ON')
  await userEvent.click(screen.getByRole('checkbox', { name: words.consent }))
  return { calls, told }
}

describe('a press on the button before the total has come', () => {
  it('is shown, and answered by the new words beside the tick, which has the focus', async () => {
    const { calls, told } = await waitingForTotal()
    await userEvent.click(payButton())
    const button = await screen.findByRole('button', { name: receipt.counting })
    expect(button.getAttribute('aria-busy')).toBe('true')
    told.resolve(dated)
    const box = await screen.findByRole('checkbox', { name: new RegExp(fields.consentAgain) })
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(box).toHaveProperty('checked', false)
    expect(calls.pay).not.toHaveBeenCalled()
    await userEvent.click(box)
    expect(screen.queryByText(new RegExp(`^${fields.consentAgain}`))).toBeNull()
    await userEvent.click(payButton())
    await waitFor(() => expect(calls.pay).toHaveBeenCalledOnce())
  })

  it('orders at no total that nobody has seen, and says the total', async () => {
    const { calls, told } = await waitingForTotal()
    await userEvent.click(payButton())
    told.resolve(totalsWith({ total: 379_37 }))
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toBe(fillText(notices['total-known'], { total: '$379.37' }))
    expect(document.activeElement).toBe(notice)
    expect(calls.pay).not.toHaveBeenCalled()
    await userEvent.click(payButton())
    await waitFor(() => expect(calls.pay).toHaveBeenCalledOnce())
  })

  it('is answered where no total comes, and the next press asks for it', async () => {
    const { calls, told } = await waitingForTotal()
    await userEvent.click(payButton())
    told.resolve(null)
    expect((await screen.findByRole('alert')).textContent).toContain(notices['total-unknown'])
    calls.total.mockResolvedValue(totalsWith())
    await userEvent.click(payButton())
    const line = await screen.findByText(fillText(notices['total-known'], { total: '$344.78' }))
    await waitFor(() => expect(document.activeElement?.firstElementChild).toBe(line))
    expect(calls.pay).not.toHaveBeenCalled()
  })

  it('is kept while the purchase itself is looked up', async () => {
    const calls = siteWith()
    const told = awaited<Answer>()
    calls.view.mockReturnValue(told.promise)
    renderCheckout(calls)
    await userEvent.click(payButton())
    expect(await screen.findByRole('button', { name: receipt.waiting })).toBeTruthy()
    told.resolve(viewed())
    expect(await screen.findByLabelText(fields.email.wrong)).toBe(document.activeElement)
  })
})

const countries = { CA: 'Canada', DE: 'Germany', US: 'United States' }

const choose = (field: 'country' | 'province' | 'state', value: string) =>
  userEvent.selectOptions(screen.getByLabelText(fields[field].label), value)

/** What the receipt says of the taxes. */
const taxLine = () => screen.getByText(receipt.noTax).closest('.receipt-row')?.lastElementChild

describe('a place that is chosen step by step', () => {
  it('is asked for by what is missing of it', async () => {
    const calls = siteWith()
    calls.total.mockReturnValue(new Promise(() => undefined))
    renderCheckout(calls, { countries })
    await screen.findByText(/PU-7K4M-92/)
    expect(taxLine()?.textContent).toBe(fields.country.wrong)
    await choose('country', 'US')
    expect(taxLine()?.textContent).toBe(fields.state.wrong)
    await choose('country', 'CA')
    expect(taxLine()?.textContent).toBe(fields.province.wrong)
    await choose('province', 'QC')
    expect(taxLine()?.textContent).toBe(receipt.counting)
    await choose('country', 'DE')
    expect(taxLine()?.textContent).toBe(receipt.counting)
  })

  it('keeps the tick where the terms beside it stay the same', async () => {
    const { agreement } = dated
    const calls = siteWith({ view: viewed({ agreement }) })
    calls.total.mockResolvedValue(dated)
    renderCheckout(calls, { countries })
    await screen.findByText(agreement.renewal)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: words.consent })
    await userEvent.click(box)
    await choose('country', 'US')
    await choose('state', 'NY')
    await screen.findByText('QST 9.975%')
    await choose('country', 'CA')
    await choose('province', 'QC')
    await screen.findByText('QST 9.975%')
    expect(box.checked).toBe(true)
    expect(screen.queryByText(new RegExp(fields.consentAgain))).toBeNull()
  })

  it('finds the province again of a country that is chosen again', async () => {
    const calls = siteWith()
    renderCheckout(calls, { countries })
    await screen.findByText(/PU-7K4M-92/)
    await choose('country', 'CA')
    await choose('province', 'QC')
    await choose('country', 'US')
    expect(screen.getByLabelText<HTMLSelectElement>(fields.state.label).value).toBe('')
    await choose('state', 'NY')
    await choose('country', 'CA')
    expect(screen.getByLabelText<HTMLSelectElement>(fields.province.label).value).toBe('QC')
    await choose('country', 'US')
    expect(screen.getByLabelText<HTMLSelectElement>(fields.state.label).value).toBe('NY')
  })

  it('goes by the words of its own language alone', async () => {
    const { renewal, record } = dated.agreement
    const foreign = { renewal, record: { ...record, language: 'fr' as const } }
    renderCheckout(siteWith({ view: viewed({ agreement: foreign }) }))
    await screen.findByText(/PU-7K4M-92/)
    expect(screen.queryByText(renewal)).toBeNull()
  })
})

describe('the terms of the renewal beside the button (S2 §9)', () => {
  it('names date and price of the renewal once they are told, for which another tick is needed', async () => {
    const calls = siteWith()
    calls.total.mockResolvedValue(dated)
    const { renewal, record } = dated.agreement
    renderCheckout(calls)
    await screen.findByText(/PU-7K4M-92/)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: words.consent })
    await userEvent.click(box)
    expect(box.checked).toBe(true)
    await userEvent.selectOptions(screen.getByLabelText(fields.country.label), 'DE')
    expect(await screen.findByText(renewal)).toBeTruthy()
    await waitFor(() => expect(box.checked).toBe(false))
    expect(screen.getByText(new RegExp(`^${fields.consentAgain}`))).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain(fields.consentAgain)
    await fillIn()
    await userEvent.click(box)
    await userEvent.click(payButton())
    await waitFor(() => expect(calls.pay).toHaveBeenCalled())
    expect(calls.pay.mock.calls[0]?.[0].consent).toEqual(record)
  })
})
