import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { signUpStore } from '#features/signup/browser/sign-up-store.ts'
import { HAND_OFF_LOST_MS, HAND_OFF_WAIT_MS } from '#lib/config/hand-off.ts'
import {
  busyButton,
  events,
  field,
  openSignUp,
  signUpSite,
  stampedButton,
  submitButton,
} from '../../support/sign-up-dialog.tsx'
import { json } from '../../support/upstream-server.ts'

const { api, assign } = signUpSite()

const create = async () => {
  api().reply = json(201, { status: 'created' })
  await openSignUp()
  await userEvent.type(field(), 'ann@company.example{Enter}')
  await waitFor(
    () => {
      expect(events()).toHaveLength(2)
    },
    { timeout: 5000 },
  )
}

const untilGone = (times = 1) =>
  waitFor(
    () => {
      expect(assign).toHaveBeenCalledTimes(times)
    },
    { timeout: 2 * HAND_OFF_WAIT_MS + 3000 },
  )

it('goes on when the page was put aside in the meantime', async () => {
  await create()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(stampedButton().disabled).toBe(true)
  await untilGone()
})

it('leaves a usable form when the visitor comes back', async () => {
  await create()
  await untilGone()
  const show = Object.assign(new Event('pageshow'), { persisted: true })
  window.dispatchEvent(show)
  await waitFor(() => {
    expect(submitButton().disabled).toBe(false)
  })
})

it('gives the form back when the way to the web app comes to nothing, and takes it again for the same account', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await create()
  await untilGone()
  expect(busyButton().disabled).toBe(true)
  const [giveBack] = timers.mock.calls.find(([, delay]) => delay === HAND_OFF_LOST_MS) ?? []
  giveBack?.()
  await waitFor(() => {
    expect(submitButton().disabled).toBe(false)
  })

  await userEvent.click(submitButton())
  await untilGone(2)
  // The time of the first attempt is over; the second one goes on.
  giveBack?.()
  expect(signUpStore.getState().status).toBe('handing-off')
  const sent = api().seen.filter(({ method }) => method === 'POST')
  expect(sent).toHaveLength(2)
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(events()).toHaveLength(2)
})

it('has the token validated beside the wait, which counts from the answer and does not depend on it (S1 §4.4)', async () => {
  api().reply = (request, response) => {
    // The session never answers.
    if (request.method === 'POST') json(201, { status: 'created' })(request, response)
  }
  await openSignUp()
  await userEvent.type(field(), 'ann@company.example{Enter}')
  await waitFor(
    () => {
      expect(api().seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'POST /api/sign-up',
        'GET /api/session',
      ])
    },
    { timeout: 5000 },
  )
  expect(assign).not.toHaveBeenCalled()
  await untilGone()
})
