import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  field,
  openSignUp,
  renderSignUp,
  signUpSite,
  submitButton,
  words,
} from '../../support/sign-up-dialog.tsx'
import { silence } from '../../support/upstream-server.ts'

const { api } = signUpSite()

const GOOD = 'correct horse 1'

const passwordField = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const labels = () =>
  [...document.querySelectorAll('.field label span')].map(({ textContent }) => textContent)

const open = async () => {
  await openSignUp({ hasPassword: true })
  await userEvent.type(field(), 'ann@company.example')
}

const { label, confirm, error, mismatch, tooLong, show } = words.password

describe('the password fields (S1 §5)', () => {
  it('are for a new password, and cut nothing', async () => {
    await open()
    for (const name of [label, confirm]) {
      const input = passwordField(name)
      expect(input.autocomplete).toBe('new-password')
      expect(input.hasAttribute('maxlength')).toBe(false)
      await userEvent.click(input)
      await userEvent.paste(GOOD)
      expect(input.value).toBe(GOOD)
    }
  })

  it('show an error as soon as something wrong is typed, and not before', async () => {
    await open()
    await userEvent.click(passwordField(label))
    expect(labels()).toEqual([words.label.default, label, confirm])
    await userEvent.keyboard('abc')
    await waitFor(() => {
      expect(labels()).toEqual([words.label.default, error, confirm])
    })
    await userEvent.keyboard('defgh1')
    await waitFor(() => {
      expect(labels()[1]).toBe(label)
    })
  })

  it('show at the confirmation that it differs, or that the password is wrong', async () => {
    await open()
    await userEvent.type(passwordField(label), GOOD)
    await userEvent.type(passwordField(confirm), 'correct')
    await waitFor(() => {
      expect(labels()).toEqual([words.label.default, label, mismatch])
    })
    await userEvent.clear(passwordField(label))
    await userEvent.type(passwordField(label), 'abc')
    await waitFor(() => {
      expect(labels()).toEqual([words.label.default, error, error])
    })
  })

  it('say what is wrong with a password that is too long', async () => {
    await open()
    await userEvent.click(passwordField(label))
    await userEvent.paste(`a1${'x'.repeat(127)}`)
    await waitFor(() => {
      expect(labels()[1]).toBe(tooLong)
    })
  })

  it('block the submit while something is wrong, and tell it once', async () => {
    await open()
    await userEvent.click(submitButton())
    await waitFor(() => {
      expect(labels()).toEqual([words.label.default, error, error])
    })
    expect(screen.getByRole('status').textContent).toBe(error)
    expect(api().seen).toEqual([])
  })

  it('can be shown, and go out hidden', async () => {
    api().reply = silence
    await open()
    await userEvent.type(passwordField(label), GOOD)
    await userEvent.type(passwordField(confirm), GOOD)
    await userEvent.click(screen.getByRole('checkbox', { name: show }))
    expect(passwordField(confirm).type).toBe('text')
    await userEvent.click(submitButton())
    expect(passwordField(label).type).toBe('password')
    await waitFor(() => {
      expect(api().seen).toHaveLength(1)
    })
    const sent: unknown = JSON.parse(api().seen[0]?.body ?? '')
    expect(sent).toMatchObject({ email: 'ann@company.example', password: GOOD })
    expect(sent).not.toHaveProperty('confirmPassword')
  })
})

it.each([
  ['password', [error, error], error],
  ['tooLong', [tooLong, tooLong], tooLong],
  ['mismatch', [label, mismatch], mismatch],
] as const)('shows what became of a form without script: %s', (formState, shown, text) => {
  renderSignUp({ hasPassword: true, isOpen: true, formState })
  expect(labels()).toEqual([words.label.default, ...shown])
  expect(screen.getByRole('status').textContent).toBe(text)
})
