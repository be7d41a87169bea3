import { setTimeout as pause } from 'node:timers/promises'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  field,
  openSignUp,
  signUpSite,
  submitButton,
  words,
} from '../../support/sign-up-dialog.tsx'

const { api } = signUpSite()

const EMAIL = 'ann@company.example'

const open = async () => {
  await openSignUp()
  // Which showModal() does in a browser.
  await userEvent.click(field())
}

describe('the e-mail field (S1 §5)', () => {
  it('starts with the default label', async () => {
    await open()
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it.each(['', 'ann', 'ann@company', `${'a'.repeat(250)}@company.example`])(
    'shows the error after blur with %j',
    async (text) => {
      await open()
      if (text) await userEvent.type(field(), text)
      await userEvent.tab()
      const wrong = await screen.findByRole('textbox', { name: words.label.error })
      expect(wrong.getAttribute('aria-invalid')).toBe('true')
      expect(wrong.getAttribute('aria-describedby')).toBe(screen.getByRole('status').id)
      expect(screen.getByRole('status').textContent).toBe(words.label.error)
    },
  )

  it('gets the default label back on focus', async () => {
    await open()
    await userEvent.type(field(), 'ann')
    await userEvent.tab()
    await userEvent.click(await screen.findByRole('textbox', { name: words.label.error }))
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('shows no error after blur with a valid address', async () => {
    await open()
    await userEvent.type(field(), EMAIL)
    await userEvent.tab()
    await pause(200)
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it.each(['', 'ann'])('shows the error on submit of %j, and nothing is sent', async (text) => {
    await open()
    await userEvent.type(field(), `${text}{Enter}`)
    await screen.findByRole('textbox', { name: words.label.error })
    expect(submitButton().disabled).toBe(false)
    expect(api().seen).toEqual([])
  })

  it('loses the error as soon as the address is valid', async () => {
    await open()
    await userEvent.type(field(), 'ann{Enter}')
    const wrong = await screen.findByRole('textbox', { name: words.label.error })
    await userEvent.type(wrong, '@company.example', { skipClick: true })
    await waitFor(() => {
      expect(field().value).toBe(EMAIL)
    })
  })
})
