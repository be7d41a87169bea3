import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { UNKNOWN_CONSENT } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { sourceCapture, trafficSourceStore } from '#features/traffic-source/traffic-source-store.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import { field, openSignUp, signUpSite, submitButton } from '../../support/sign-up-dialog.tsx'
import { silence } from '../../support/upstream-server.ts'

const { api } = signUpSite()

const EMAIL = 'ann@company.example'

afterEach(() => {
  trafficSourceStore.setState({}, true)
  consentState.setState(UNKNOWN_CONSENT, true)
  localStorage.clear()
  sourceCapture.now = () => Promise.resolve()
})

it('a sign-up carries what brought the visitor, as known when it is sent (S2 §3)', async () => {
  api().reply = silence
  await openSignUp()
  trafficSourceStore.setState({ SourceChannel: 'google' })
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

it.each([
  ['another one than now', { SourceChannel: 'newsletter' }, { SourceChannel: 'newsletter' }],
  ['the same as now', { SourceChannel: 'google' }, undefined],
])(
  'carries what brought the visitor at first where the browser keeps %s',
  async (_case, first, sent) => {
    api().reply = silence
    consentState.setState({ choice: 'accepted' })
    localStorage.setItem(STORAGE_KEYS.firstTouch.name, JSON.stringify(first))
    await openSignUp()
    trafficSourceStore.setState({ SourceChannel: 'google' })
    await userEvent.type(field(), EMAIL)
    await userEvent.click(submitButton())
    await waitFor(() => {
      expect(api().seen).toHaveLength(1)
    })
    const { firstTouch }: { firstTouch?: unknown } = JSON.parse(api().seen[0]?.body ?? '')
    expect(firstTouch).toEqual(sent)
  },
)

it('captures it at the latest when the form is sent (S2 §4)', async () => {
  api().reply = silence
  sourceCapture.now = async () => {
    await Promise.resolve()
    trafficSourceStore.setState({ SourceChannel: 'newsletter' })
  }
  await openSignUp()
  await userEvent.type(field(), EMAIL)
  await userEvent.click(submitButton())
  await waitFor(() => {
    expect(api().seen).toHaveLength(1)
  })
  expect(JSON.parse(api().seen[0]?.body ?? '')).toMatchObject({
    trafficSource: { SourceChannel: 'newsletter' },
  })
})

it('waits a second for that at most', async () => {
  api().reply = silence
  sourceCapture.now = () => new Promise(() => undefined)
  await openSignUp()
  await userEvent.type(field(), EMAIL)
  await userEvent.click(submitButton())
  await waitFor(
    () => {
      expect(api().seen).toHaveLength(1)
    },
    { timeout: 3000 },
  )
  expect(JSON.parse(api().seen[0]?.body ?? '')).not.toHaveProperty('trafficSource')
})
