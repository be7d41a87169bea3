import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  card,
  dialog,
  events,
  field,
  renderSignUp,
  signUpSite,
  words,
} from '../../support/sign-up-dialog.tsx'
import { silence } from '../../support/upstream-server.ts'

const { api } = signUpSite()

const EMAIL = 'ann@company.example'

const enter = async (text: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Entry' }), `${text}{Enter}`)
}

const untilSent = () =>
  waitFor(
    () => {
      expect(api().seen).toHaveLength(1)
    },
    { timeout: 10_000 },
  )

describe('a form in the page (S1 §4)', () => {
  it('goes on in the dialog with the address, under its own heading, and sends it once', async () => {
    api().reply = silence
    renderSignUp({ hasEntry: true })
    await enter(EMAIL)
    expect(dialog().open).toBe(true)
    expect(card().querySelector('h2')?.textContent).toBe('Yours')
    await untilSent()
    expect(field().value).toBe(EMAIL)
    const [request] = api().seen
    expect(request).toMatchObject({ method: 'POST', path: '/api/sign-up' })
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ email: EMAIL, label: 'Page label' })
    expect(events()).toEqual([
      { event: 'Signup started', category: 'Download link click', label: 'desktop' },
    ])
  })

  it('takes a second address, corrected in the page, after the dialog was closed', async () => {
    api().reply = silence
    renderSignUp({ hasEntry: true })
    await enter('ann@')
    await screen.findByRole('textbox', { name: words.label.error }, { timeout: 10_000 })
    expect(api().seen).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: words.close }))
    await enter('company.example')
    await untilSent()
    expect(JSON.parse(api().seen[0]?.body ?? '')).toMatchObject({ email: EMAIL })
  })

  it('says in the dialog that an address is missing', async () => {
    renderSignUp({ hasEntry: true })
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }))
    await screen.findByRole('textbox', { name: words.label.error }, { timeout: 10_000 })
    expect(dialog().open).toBe(true)
    expect(api().seen).toEqual([])
  })

  it('fetches the rest when the visitor comes near', async () => {
    renderSignUp({ hasEntry: true })
    screen.getByRole('textbox', { name: 'Entry' }).focus()
    const button = dialog().querySelector('button[type="submit"]')
    await waitFor(() => {
      expect(button?.getAttribute('aria-busy')).toBe('false')
    })
    expect(dialog().open).toBe(false)
  })
})
