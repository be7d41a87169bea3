import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EARLY_SUBMIT_MS } from '#features/signup/browser/attach-sign-up.ts'
import { signUpStore } from '#features/signup/browser/sign-up-store.ts'
import { idempotencyKeySchema } from '#features/signup/idempotency.ts'
import { signUpRequest } from '#features/signup/sign-up-contract.ts'
import { FIELD_NAMES } from '#features/signup/state.ts'
import { HAND_OFF_LOST_MS } from '#lib/config/hand-off.ts'
import { lateSignUp } from '../../support/late-dialog.tsx'
import { dialog, field, signUpSite, submitButton } from '../../support/sign-up-dialog.tsx'
import { silence } from '../../support/upstream-server.ts'

const { api } = signUpSite()

const EMAIL = 'ann@company.example'

/** A page with a link. */
const page = () => {
  const main = document.createElement('main')
  main.innerHTML =
    '<a href="/l/f?label=Link+label&url=search%2F&t=job+offer" data-sign-up="account">Start</a>'
  return main
}

const form = () => {
  const found = dialog().querySelector('form')
  if (!found) throw new Error('There is no form.')
  return found
}

const post = vi.fn<(address: string) => void>()
const fetched = vi.fn<(...nodes: unknown[]) => void>()
const isInProgress = () => document.documentElement.hasAttribute('data-progress')

beforeEach(() => {
  post.mockClear()
  fetched.mockClear()
  // happy-dom would leave the page.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
    post(location.pathname + location.search)
  })
  // Nor does it fetch scripts.
  vi.spyOn(document.head, 'append').mockImplementation(fetched)
})

afterEach(() => {
  vi.useRealTimers()
})

const send = (email = EMAIL) => {
  vi.useFakeTimers()
  field().value = email
  submitButton().click()
}

describe('a form that is sent before React has it', () => {
  it('is held, asks for its island, and is posted by the browser when that does not come', async () => {
    await lateSignUp({}, page())
    send()
    expect(signUpStore.getState().status).toBe('validating')
    expect(fetched).toHaveBeenCalledWith(expect.objectContaining({ rel: 'preload', as: 'script' }))
    vi.advanceTimersByTime(EARLY_SUBMIT_MS - 1)
    expect(post).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(post).toHaveBeenCalledOnce()
    expect(signUpStore.getState().isPosted).toBe(true)
    expect(isInProgress()).toBe(true)
  })

  it('is posted once, however often the button is pressed', async () => {
    await lateSignUp({}, page())
    send()
    submitButton().click()
    vi.advanceTimersByTime(EARLY_SUBMIT_MS)
    submitButton().click()
    vi.advanceTimersByTime(EARLY_SUBMIT_MS)
    expect(post).toHaveBeenCalledOnce()
  })

  it('carries the attempt and the device that script would send', async () => {
    await lateSignUp({}, page())
    const formData = new FormData(form())
    fireEvent(form(), Object.assign(new Event('formdata', { bubbles: true }), { formData }))
    const { attempt } = signUpStore.getState()
    expect(idempotencyKeySchema.safeParse(attempt).success).toBe(true)
    expect(formData.get('attempt')).toBe(attempt)
    expect(formData.get('device')).toBe('desktop')
  })

  it('carries every field that neither the visitor, nor the page, nor its address knows', async () => {
    await lateSignUp({}, page())
    const formData = new FormData(form())
    fireEvent(form(), Object.assign(new Event('formdata', { bubbles: true }), { formData }))
    // The agreement is a field of its own beside the form (tests/features/agreement).
    const byHandler = ['destination', 'trafficSource', 'firstTouch', 'agreement']
    const known: readonly string[] = [...FIELD_NAMES, ...byHandler, ...formData.keys()]
    expect(Object.keys(signUpRequest.shape).filter((name) => !known.includes(name))).toEqual([])
  })

  it('keeps label and destination of the link in the address that the handler reads', async () => {
    await lateSignUp({ isOpen: false }, page())
    fireEvent.click(screen.getByRole('link', { name: 'Start' }))
    await vi.waitFor(() => {
      expect(signUpStore.getState().openedFrom).toBeDefined()
    })
    send()
    vi.advanceTimersByTime(EARLY_SUBMIT_MS)
    const address = '/docs/free-demo?label=Link+label&url=search%2F&t=job+offer'
    expect(post.mock.calls).toEqual([[address]])
  })

  it('is not posted from a dialog that was closed meanwhile', async () => {
    await lateSignUp({}, page())
    send()
    dialog().close()
    vi.advanceTimersByTime(EARLY_SUBMIT_MS)
    expect(post).not.toHaveBeenCalled()
    expect(signUpStore.getState().status).toBe('idle')
  })

  it.each(['', 'ann'])('stays with what was typed where %j can be no address', async (typed) => {
    const report = vi.spyOn(HTMLInputElement.prototype, 'reportValidity').mockReturnValue(false)
    await lateSignUp({}, page())
    send(typed)
    vi.advanceTimersByTime(EARLY_SUBMIT_MS)
    expect(post).not.toHaveBeenCalled()
    expect(report.mock.contexts).toEqual([field()])
    send()
    vi.advanceTimersByTime(EARLY_SUBMIT_MS)
    expect(post).toHaveBeenCalledOnce()
  })

  it('is sent by React where that comes in time', async () => {
    api().reply = silence
    const hydrate = await lateSignUp({}, page())
    send()
    hydrate()
    await vi.advanceTimersByTimeAsync(EARLY_SUBMIT_MS)
    expect(post).not.toHaveBeenCalled()
    expect(signUpStore.getState().status).toBe('in-progress')
    expect(signUpStore.getState().isPosted).toBeUndefined()
  })

  it('stays closed where it may not be sent on its page (S1 §2 "Logo variant")', async () => {
    await lateSignUp({ variant: 'logo', path: '/docs/logo' }, page())
    vi.useFakeTimers()
    form().requestSubmit()
    vi.advanceTimersByTime(EARLY_SUBMIT_MS)
    expect(post).not.toHaveBeenCalled()
  })
})

describe('a form that the browser has posted', () => {
  const posted = async () => {
    await lateSignUp({}, page())
    send()
    vi.advanceTimersByTime(EARLY_SUBMIT_MS)
  }

  it('can be sent again when the visitor comes back to a page that was kept', async () => {
    await posted()
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(signUpStore.getState()).toMatchObject({ status: 'idle', isPosted: undefined })
    expect(isInProgress()).toBe(false)
    expect(field().value).toBe(EMAIL)
    expect(dialog().open).toBe(true)
    const { attempt } = signUpStore.getState()
    submitButton().click()
    vi.advanceTimersByTime(EARLY_SUBMIT_MS)
    expect(post).toHaveBeenCalledTimes(2)
    expect(signUpStore.getState().attempt).toBe(attempt)
  })

  it('can be sent again when the way led nowhere', async () => {
    await posted()
    vi.advanceTimersByTime(HAND_OFF_LOST_MS)
    expect(signUpStore.getState()).toMatchObject({ status: 'idle', isPosted: undefined })
    expect(isInProgress()).toBe(false)
  })
})
