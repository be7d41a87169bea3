import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

type Submit = { isHeld: boolean; address: string }

let submits: Submit[] = []
let watch = new AbortController()

beforeEach(() => {
  submits = []
  watch = new AbortController()
  // After React's own listener; happy-dom would leave the page.
  window.addEventListener(
    'submit',
    (event) => {
      const address = location.pathname + location.search
      submits.push({ isHeld: event.defaultPrevented, address })
      event.preventDefault()
    },
    { signal: watch.signal },
  )
})

afterEach(() => {
  watch.abort()
})

it('posts by itself when the behaviour cannot be fetched', async () => {
  renderSignUp({ isOpen: true })
  field().value = 'ann@company.example'
  submitButton().click()
  await waitFor(() => {
    expect(submits.map(({ isHeld }) => isHeld)).toEqual([true, false])
  })
  expect(dialog().querySelector('form')?.noValidate).toBe(false)
})

it('keeps label and destination of the link in the address that the handler reads', async () => {
  renderSignUp()
  await userEvent.click(screen.getByRole('link', { name: 'Start' }))
  field().value = 'ann@company.example'
  submitButton().click()
  const address = '/docs/free-demo?label=Link+label&url=search%2F&t=job+offer'
  await waitFor(() => {
    expect(submits.at(-1)).toEqual({ isHeld: false, address })
  })
})

it('posts nothing from a dialog that was closed meanwhile', async () => {
  renderSignUp({ isOpen: true })
  submitButton().click()
  dialog().close()
  await waitFor(() => {
    expect(dialog().querySelector('form')?.noValidate).toBe(false)
  })
  expect(submits.map(({ isHeld }) => isHeld)).toEqual([true])
})
