import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  client,
  fillIn,
  order,
  renderCheckout,
  siteWith,
  words,
} from '../../support/checkout-page.tsx'
import { totalsWith } from '../../support/checkout-view.ts'

const { fields } = client

describe('the terms of the renewal beside the button (S2 §9)', () => {
  it('names date and price of the renewal once they are told, for which another tick is needed', async () => {
    const calls = siteWith()
    const renewal = 'The first renewal is on November 23, 2027, at $299.88 USD.'
    const record = { version: 'renewal-2026-11', language: 'en', digest: '12'.repeat(32) } as const
    calls.total.mockResolvedValue(totalsWith({ agreement: { renewal, record } }))
    renderCheckout(calls)
    await screen.findByText(/PU-7K4M-92/)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: words.consent })
    await userEvent.click(box)
    expect(box.checked).toBe(true)
    await userEvent.selectOptions(screen.getByLabelText(fields.country.label), 'DE')
    expect(await screen.findByText(renewal)).toBeTruthy()
    await waitFor(() => expect(box.checked).toBe(false))
    await fillIn()
    await order()
    expect(calls.pay.mock.calls[0]?.[0].consent).toEqual(record)
  })
})
