import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { field, openSignUp, signUpSite, submitButton } from '../../support/sign-up-dialog.tsx'
import { problem, silence, type UpstreamServer } from '../../support/upstream-server.ts'

const { api } = signUpSite()

const root = document.documentElement
const isInProgress = () => root.hasAttribute('data-progress')

const clear = () => {
  root.removeAttribute('data-progress')
  for (const name of ['p_ssojwt', 'b_ssojwt', 'b_session', 'b_email']) Cookies.remove(name)
}

beforeEach(clear)
afterEach(clear)

type Reply = UpstreamServer['reply']

/** A reply that waits, once it was asked for, until the test lets it go. */
const heldBack = (answer: Reply) => {
  const waiting: (() => void)[] = []
  const reply: Reply = (request, response) => {
    waiting.push(() => {
      answer(request, response)
    })
  }
  return { reply, waiting }
}

describe('the progress that another page left on (S1 §4)', () => {
  it('goes off on mount for a visitor who is not signed in', async () => {
    root.toggleAttribute('data-progress', true)
    await openSignUp()
    expect(isInProgress()).toBe(false)
  })

  it('is no matter of the e-mail cookie', async () => {
    Cookies.set('b_email', 'ann@company.example')
    root.toggleAttribute('data-progress', true)
    await openSignUp()
    expect(isInProgress()).toBe(false)
  })

  it.each(['p_ssojwt', 'b_session'])('stays on with the cookie %s', async (name) => {
    Cookies.set(name, '1')
    root.toggleAttribute('data-progress', true)
    await openSignUp()
    expect(isInProgress()).toBe(true)
  })
})

describe('the progress of an attempt', () => {
  it('is off before, and on while the account is being made', async () => {
    api().reply = silence
    await openSignUp()
    await userEvent.type(field(), 'ann@company.example')
    expect(isInProgress()).toBe(false)
    await userEvent.click(submitButton())
    expect(isInProgress()).toBe(true)
  })

  it.each([409, 429, 422, 502])(
    'goes off when the answer is %i (S1 §4.5, §4.6)',
    async (status) => {
      const { reply, waiting } = heldBack(problem(status, { title: 'No' }))
      api().reply = reply
      await openSignUp()
      await userEvent.type(field(), 'ann@company.example')
      await userEvent.click(submitButton())
      await waitFor(() => {
        expect(waiting).toHaveLength(1)
      })
      expect(isInProgress()).toBe(true)
      waiting[0]?.()
      await waitFor(() => {
        expect(isInProgress()).toBe(false)
      })
      expect(submitButton().disabled).toBe(false)
    },
  )
})
