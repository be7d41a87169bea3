import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  dialog,
  field,
  renderSignUp,
  signUpSite,
  submitButton,
} from '../../support/sign-up-dialog.tsx'

vi.mock('#features/signup/behaviour/sign-up-behaviour.tsx', () => {
  throw new Error('the chunk is gone')
})

signUpSite()

it('posts by itself when the behaviour cannot be fetched', async () => {
  renderSignUp({ isOpen: true })
  field().value = 'ann@company.example'
  const submits: boolean[] = []
  // After React's own listener; happy-dom would leave the page.
  window.addEventListener('submit', (event) => {
    submits.push(event.defaultPrevented)
    event.preventDefault()
  })
  submitButton().click()
  await waitFor(() => {
    expect(submits).toEqual([true, false])
  })
  expect(dialog().querySelector('form')?.noValidate).toBe(false)
})
