import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { trafficSource } from '#lib/browser/traffic-source.ts'
import { field, openSignUp, signUpSite, submitButton } from '../../support/sign-up-dialog.tsx'
import { silence } from '../../support/upstream-server.ts'

const { api } = signUpSite()

const EMAIL = 'ann@company.example'

afterEach(() => {
  trafficSource.setState({}, true)
})

it('a sign-up carries what brought the visitor, as known when it is sent (S2 §3)', async () => {
  api().reply = silence
  await openSignUp()
  trafficSource.setState({ SourceChannel: 'google' })
  await userEvent.type(field(), EMAIL)
  await userEvent.click(submitButton())
  await waitFor(() => {
    expect(api().seen).toHaveLength(1)
  })
  expect(JSON.parse(api().seen[0]?.body ?? '')).toMatchObject({
    email: EMAIL,
    trafficSource: { SourceChannel: 'google' },
  })
})
