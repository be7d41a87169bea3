import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { HAND_OFF_WAIT_MS } from '#lib/config/hand-off.ts'
import {
  dialog,
  events,
  field,
  openSignUp,
  renderSignUp,
  signUpSite,
  submitButton,
  words,
} from '../../support/sign-up-dialog.tsx'
import { json, problem, silence } from '../../support/upstream-server.ts'

const { api, assign } = signUpSite()

const isInProgress = () => 'progress' in document.documentElement.dataset

const signUp = async (options: Parameters<typeof openSignUp>[0] = {}) => {
  await openSignUp(options)
  await userEvent.type(field(), 'ann@company.example{Enter}')
}

it('puts the page in progress while the account is being made (S1 §4.3)', async () => {
  api().reply = silence
  await signUp()
  expect(isInProgress()).toBe(true)
})

it('stamps the card once the account is made, before the visitor leaves', async () => {
  api().reply = json(201, { status: 'created' })
  await signUp()
  expect((await screen.findByText(words.ready)).className).toBe('ready')
  await waitFor(() => expect(assign).toHaveBeenCalledOnce(), { timeout: HAND_OFF_WAIT_MS + 2000 })
  expect(screen.queryByText(words.ready)).toBeNull()
})

it('covers the page while the visitor leaves, named by its message (S1 §2, §4.4)', async () => {
  api().reply = json(201, { status: 'created' })
  const cover = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  await signUp()
  const name = words.handingOff
  const overlay = await screen.findByRole('dialog', { name }, { timeout: HAND_OFF_WAIT_MS + 2000 })
  expect(cover.mock.contexts.at(-1)).toBe(overlay)
  expect(overlay.querySelector('.ellipsis')).not.toBeNull()
  expect(assign).toHaveBeenCalledOnce()
  expect(isInProgress()).toBe(true)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name })).toBeNull()
  })
  expect(isInProgress()).toBe(false)
  expect(submitButton().disabled).toBe(false)
})

it('takes a signed-in visitor who gives their own address straight to the web app (S1 §4)', async () => {
  const destination = { url: 'doc/bail-D7' }
  api().reply = json(200, { status: 'arrives', destination })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await signUp({ href: '/l/f?label=Page' })
  await waitFor(() => {
    expect(assign.mock.calls).toEqual([
      ['/api/hand-off?entryPoint=%2Fdocs%2Ffree-demo&url=doc%2Fbail-D7&lang=en'],
    ])
  })
  // They wait for nothing, and no account was created.
  expect(timers.mock.calls.map(([, delay]) => delay)).not.toContain(HAND_OFF_WAIT_MS)
  expect(events()).toHaveLength(1)
  expect(isInProgress()).toBe(true)
})

it('shows the error dialog for another failure where the owner wants it (S1 §4.6)', async () => {
  const failure = { message: 'It did not work.', action: 'Understood' }
  api().reply = problem(502, { title: 'Later' })
  await signUp({ failure })
  await screen.findByText(failure.message)
  await userEvent.click(screen.getByRole('button', { name: failure.action }))
  expect(screen.queryByText(failure.message)).toBeNull()
  expect(dialog().open).toBe(true)
})

it('keeps the destination on the login link of an address that has an account', async () => {
  api().reply = problem(409)
  await signUp()
  await screen.findByRole('textbox', { name: words.label.exists })
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    'http://app.example/account/login/?lang=en&lib=en&url=search%2F&t=job+offer',
  )
})

it('gives focus that Safari takes away at a refused submit to the button, and tells the error', async () => {
  await openSignUp()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  dialog().querySelector('form')?.requestSubmit()
  await screen.findByRole('textbox', { name: words.label.error })
  expect(document.activeElement).toBe(submitButton())
  expect(screen.getByRole('status').textContent).toBe(words.label.error)
})

it('sends nothing from a form that is closed on its page (S1 §2 "Logo variant")', async () => {
  renderSignUp({ closedNote: words.closedNote })
  await userEvent.click(screen.getByRole('link', { name: 'Start' }))
  await userEvent.type(field(), 'ann@company.example{Enter}')
  dialog().querySelector('form')?.requestSubmit()
  expect(submitButton().disabled).toBe(true)
  expect(submitButton().getAttribute('aria-busy')).toBe('true')
  const describedBy = submitButton().getAttribute('aria-describedby')
  expect(document.querySelector(`#${describedBy}`)?.textContent).toBe(words.closedNote)
  expect(api().seen).toEqual([])
})
