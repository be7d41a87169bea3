import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SIGN_UP_IDS } from '#features/signup/ids.ts'
import { card, field, openSignUp, signUpSite, submitButton } from '../../support/sign-up-dialog.tsx'
import { silence } from '../../support/upstream-server.ts'

const { api } = signUpSite()

const AGREEMENT = { company: 'Ada & Co', place: 'Austin', signature: 'M1 2L3 4' }

const submit = async () => {
  api().reply = silence
  await userEvent.type(field(), 'ann@company.example')
  await userEvent.click(submitButton())
  await waitFor(() => expect(api().seen).toHaveLength(1))
  const sent: unknown = JSON.parse(api().seen[0]?.body ?? '')
  return sent
}

it('carries the agreement that lies in the dialog to be kept, and the browser posts it with the form', async () => {
  await openSignUp()
  const kept = Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: 'agreement',
    value: JSON.stringify(AGREEMENT),
  })
  kept.setAttribute('form', SIGN_UP_IDS.form)
  card().prepend(kept)
  expect(kept.form).toBe(field().form)
  expect(await submit()).toMatchObject({ agreement: AGREEMENT })
})

it('carries none where there is none', async () => {
  await openSignUp()
  expect(await submit()).not.toHaveProperty('agreement')
})
