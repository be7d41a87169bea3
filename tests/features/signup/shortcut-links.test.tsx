import { setTimeout as pause } from 'node:timers/promises'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  dialog,
  renderSignUp,
  signUpSite,
  TEMPLATES_URL,
  words,
} from '../../support/sign-up-dialog.tsx'

const { assign } = signUpSite()

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

const signIn = () => {
  Cookies.set('b_email', 'ann@company.example')
  Cookies.set('b_session', '1')
}

const loadAccount = () => {
  document.documentElement.dataset.account = ''
}

const press = (name = 'Start') => userEvent.click(screen.getByRole('link', { name }))

const CARRIED = 'label=Link+label&url=search%2F&t=job+offer'

describe('a link of a recognised visitor (S2 §4)', () => {
  it('to a document goes straight on', async () => {
    signIn()
    renderSignUp({ start: 'document' })
    await press()
    expect(assign.mock.calls).toEqual([[`/api/open?start=document&lang=en&${CARRIED}`]])
    expect(dialog().open).toBe(false)
  })

  it('to an account goes straight on once the account is loaded', async () => {
    signIn()
    renderSignUp({ start: 'account' })
    await press()
    expect(assign).not.toHaveBeenCalled()
    expect(dialog().open).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: words.close }))
    loadAccount()
    await press()
    expect(assign.mock.calls).toEqual([[`/api/open?start=account&lang=en&${CARRIED}`]])
  })

  it('of a landing page skips the dialog where a search is saved (S1 §4)', async () => {
    signIn()
    Cookies.set('b_search', 'url=drive')
    renderSignUp({ start: 'landing', href: '/l/f?label=Page' })
    await press()
    expect(assign).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: words.close }))
    loadAccount()
    await press()
    expect(assign.mock.calls).toEqual([['/api/open?start=landing&lang=en&label=Page']])
  })

  it('of a landing page skips it from the form in the page too', async () => {
    signIn()
    loadAccount()
    Cookies.set('b_search', 'url=drive')
    renderSignUp({ start: 'landing', hasEntry: true })
    await userEvent.type(screen.getByRole('textbox', { name: 'Entry' }), 'ann@company.example')
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }))
    expect(assign.mock.calls).toEqual([['/api/open?start=landing&lang=en']])
    expect(dialog().open).toBe(false)
  })

  it('of a landing page opens the dialog where none is (S2 §4)', async () => {
    signIn()
    loadAccount()
    renderSignUp({ start: 'landing' })
    await press()
    expect(dialog().open).toBe(true)
  })

  it('of a page with passwords goes to the hand-off', async () => {
    Cookies.set('b_email', 'ann@company.example')
    renderSignUp({ hasPassword: true })
    await press()
    const page = 'entryPoint=%2Fdocs%2Ffree-demo&lang=en'
    expect(assign.mock.calls).toEqual([[`/api/hand-off?${page}&${CARRIED}`]])
  })
})

describe('a page on which the dialog stands open (S1 §4)', () => {
  const replaced = () => vi.spyOn(location, 'replace').mockReturnValue()

  it('is left as soon as the account is loaded, where a search is saved', async () => {
    const replace = replaced()
    signIn()
    Cookies.set('b_search', 'url=drive')
    renderSignUp({ isOpen: true })
    await pause(50)
    expect(replace).not.toHaveBeenCalled()
    loadAccount()
    await waitFor(
      () => {
        expect(replace.mock.calls).toEqual([['/api/open?start=landing&lang=en']])
      },
      { timeout: 10_000 },
    )
  })

  it.each([
    ['no search is saved', {}, {}],
    ['it shows what became of a form', { b_search: 'url=drive' }, { formState: 'exists' }],
  ] as const)('stays where %s', async (_case, cookies, options) => {
    const replace = replaced()
    signIn()
    loadAccount()
    for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value)
    renderSignUp({ isOpen: true, ...options })
    await pause(200)
    expect(replace).not.toHaveBeenCalled()
  })

  it('stays where the visitor has begun to type', async () => {
    const replace = replaced()
    signIn()
    Cookies.set('b_search', 'url=drive')
    renderSignUp({ isOpen: true })
    await userEvent.type(screen.getByRole('textbox', { name: words.label.default }), 'b')
    loadAccount()
    await pause(200)
    expect(replace).not.toHaveBeenCalled()
  })
})

it('a link of a stranger to a document opens the dialog, which remembers the destination', async () => {
  renderSignUp({ start: 'document', href: '/l/f?label=Job+offer&url=doc%2Fjob-offer-D12' })
  await press()
  expect(dialog().open).toBe(true)
  await waitFor(() => {
    expect(Cookies.get('b_document')).toBe('Job offer')
  })
  expect(Cookies.get('b_search')).toBe('url=doc%2Fjob-offer-D12')
})

it('a document named by its public address is remembered by its place (S2 §4)', async () => {
  const url = encodeURIComponent(`${TEMPLATES_URL}/job-offer-D12/`)
  renderSignUp({ href: `/l/f?label=Job+offer&url=${url}` })
  await press()
  await waitFor(() => {
    expect(Cookies.get('b_search')).toBe('url=doc%2Fjob-offer-D12')
  })
  expect(Cookies.get('b_document')).toBe('Job offer')
})

it('a search is remembered with its text, and names no document', async () => {
  renderSignUp()
  await press()
  await waitFor(() => {
    expect(Cookies.get('b_search')).toBe('url=search%2F&t=job+offer')
  })
  expect(Cookies.get('b_document')).toBeUndefined()
})

it('the card has the heading of the link that opened it, and no other link’s (S2 §4)', async () => {
  renderSignUp({ heading: 'Terms of the Lease' })
  await press()
  expect(screen.getByRole('heading', { name: 'Terms of the Lease' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: words.close }))
  await press('Start plainly')
  expect(screen.getByRole('heading', { name: words.heading })).toBeDefined()
})
