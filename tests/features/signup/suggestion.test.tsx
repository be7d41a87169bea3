import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import {
  field,
  openSignUp,
  signUpSite,
  submitButton,
  words,
} from '../../support/sign-up-dialog.tsx'
import { silence } from '../../support/upstream-server.ts'

const { api } = signUpSite()

const MEANT = 'ann@gmail.com'

const hint = () => screen.queryByRole('button', { name: MEANT })

beforeEach(async () => {
  await openSignUp()
  await userEvent.type(field(), 'ann@gmial.com')
})

it('offers the address that was meant when the visitor leaves the field, and says so', async () => {
  expect(hint()).toBeNull()
  await userEvent.tab()
  await waitFor(() => {
    expect(hint()).not.toBeNull()
  })
  const text = words.suggestion.replace('{address}', MEANT)
  expect(screen.getByRole('status').textContent).toBe(text)
})

it('repeats an address with signs of patterns as it was typed', async () => {
  await userEvent.clear(field())
  await userEvent.type(field(), 'r$&d@gmial.com')
  await userEvent.tab()
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toContain('r$&d@gmail.com')
  })
})

it('takes it at a press, and goes on to the button', async () => {
  await userEvent.tab()
  await userEvent.click(await screen.findByRole('button', { name: MEANT }))
  expect(field().value).toBe(MEANT)
  expect(document.activeElement).toBe(submitButton())
  await waitFor(() => {
    expect(hint()).toBeNull()
  })
})

it('blocks no submit: what was typed is sent', async () => {
  api().reply = silence
  await userEvent.tab()
  await screen.findByRole('button', { name: MEANT })
  await userEvent.click(submitButton())
  await waitFor(() => {
    expect(api().seen).toHaveLength(1)
  })
  expect(api().seen[0]?.body).toContain('ann@gmial.com')
  expect(hint()).toBeNull()
})

it('moves nothing under a pointer that is on its way to the button', async () => {
  const user = userEvent.setup()
  await user.pointer({ keys: '[MouseLeft>]', target: submitButton() })
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  expect(hint()).toBeNull()
  api().reply = silence
  await user.pointer({ keys: '[/MouseLeft]', target: submitButton() })
  await waitFor(() => {
    expect(api().seen).toHaveLength(1)
  })
})
