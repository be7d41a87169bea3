import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { client, hydrateCheckout, renderCheckout, siteWith } from '../../support/checkout-page.tsx'

const { fields } = client

const ready = () => screen.findByText(/PU-7K4M-92/)

describe('the name on the card (S2 §3, §5)', () => {
  it('writes the name on the card from the two, until the buyer writes another', async () => {
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

  it('writes it from names that were typed before the script came', async () => {
    hydrateCheckout(siteWith(), { [fields.firstName.label]: 'Ann', [fields.lastName.label]: 'Lee' })
    await ready()
    const name = screen.getByLabelText<HTMLInputElement>(fields.nameOnCard.label)
    await waitFor(() => expect(name.value).toBe('Ann Lee'))
  })

  it('leaves a name on the card alone that was typed before the script came', async () => {
    const typed = { [fields.firstName.label]: 'Ann', [fields.nameOnCard.label]: 'A B LEE' }
    hydrateCheckout(siteWith(), typed)
    await ready()
    await userEvent.type(screen.getByLabelText(fields.lastName.label), 'Lee')
    expect(screen.getByLabelText<HTMLInputElement>(fields.nameOnCard.label).value).toBe('A B LEE')
  })
})
