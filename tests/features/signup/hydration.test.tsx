import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { signUpStore } from '#features/signup/browser/sign-up-store.ts'
import { SIGN_UP_VARIANTS } from '#lib/config/sign-up-variants.ts'
import { FORM_STATES } from '#lib/util/landing-facts.ts'
import { lateSignUp } from '../../support/late-dialog.tsx'
import {
  busyButton,
  dialog,
  field,
  signUpSite,
  submitButton,
  words,
} from '../../support/sign-up-dialog.tsx'
import { silence } from '../../support/upstream-server.ts'

const { api } = signUpSite()

const EMAIL = 'ann@company.example'

const inputs = () => [...dialog().querySelectorAll<HTMLInputElement>('.field input')]

/** A page with a link that opens the dialog under a heading of its own. */
const pageWithLink = () => {
  const page = document.createElement('main')
  page.innerHTML = '<a href="/l/f?label=Link" data-sign-up="account" data-heading="Yours">Start</a>'
  return page
}

const CASES = SIGN_UP_VARIANTS.flatMap((variant) =>
  FORM_STATES.map((formState) => ({ variant, formState })),
)

describe('a form that React takes over late', () => {
  it.each(CASES)(
    'is the same element for element, with what was typed: $variant, $formState',
    async (props) => {
      const hydrate = await lateSignUp(props)
      const fields = inputs()
      const before = [...dialog().querySelectorAll('*')]
      const { textContent } = dialog()
      // The address last: it is judged when it is left.
      for (const input of fields.toReversed()) await userEvent.type(input, `typed ${input.name}`)
      hydrate()
      expect([...dialog().querySelectorAll('*')]).toEqual(before)
      expect(dialog().textContent).toBe(textContent)
      expect(inputs()).toEqual(fields)
      expect(fields.map(({ value }) => value)).toEqual(fields.map(({ name }) => `typed ${name}`))
      expect(signUpStore.getState().isHydrated).toBe(true)
    },
  )

  it('stays open under the heading of the link that has opened it', async () => {
    const hydrate = await lateSignUp({ isOpen: false }, pageWithLink())
    await userEvent.click(screen.getByRole('link', { name: 'Start' }))
    await waitFor(() => {
      expect(signUpStore.getState().openedFrom).toContain('label=Link')
    })
    hydrate()
    expect(dialog().open).toBe(true)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Yours')
  })

  it.each([
    ['the words of a link that asks for an account', 'account', '', 'Read the contracts'],
    ['nothing over a heading of its own', 'account', ' data-heading="Yours"', ''],
    ['nothing where a landing page asks', 'landing', '', ''],
    [
      'what was searched for',
      'landing',
      ' data-is-asked="true" data-heading="Yours"',
      'Read the contracts',
    ],
  ])('says over its heading what was asked for: %s', async (_case, start, own, asked) => {
    const page = document.createElement('main')
    page.innerHTML = `<a href="/l/f" data-sign-up="${start}"${own}>Read the contracts</a>`
    await lateSignUp({ isOpen: false }, page)
    await userEvent.click(screen.getByRole('link', { name: 'Read the contracts' }))
    await waitFor(() => expect(dialog().open).toBe(true))
    expect(dialog().querySelector('[data-card-asked]')?.textContent).toBe(asked)
  })

  it('sends what was typed and sent before, once', async () => {
    api().reply = silence
    const hydrate = await lateSignUp()
    await userEvent.type(field(), `${EMAIL}{Enter}`)
    expect(api().seen).toEqual([])
    hydrate()
    await waitFor(() => {
      expect(api().seen).toHaveLength(1)
    })
    expect(busyButton().disabled).toBe(true)
    const [request] = api().seen
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ email: EMAIL })
    expect(request?.headers['idempotency-key']).toBe(signUpStore.getState().attempt)
  })

  it('says what is wrong with what was sent before', async () => {
    const hydrate = await lateSignUp()
    await userEvent.type(field(), 'ann@{Enter}')
    hydrate()
    await screen.findByRole('textbox', { name: words.label.error })
    expect(api().seen).toEqual([])
  })

  it('says what is wrong with what was typed and left before', async () => {
    const hydrate = await lateSignUp()
    await userEvent.type(field(), 'ann@')
    await userEvent.tab()
    hydrate()
    expect(await screen.findByRole('textbox', { name: words.label.error })).toBe(field('error'))
  })

  it('knows what a page has put into its field by script', async () => {
    api().reply = silence
    const hydrate = await lateSignUp()
    field().value = EMAIL
    hydrate()
    await userEvent.click(submitButton())
    await waitFor(() => {
      expect(api().seen[0]?.body).toContain(EMAIL)
    })
  })

  it('is busy where the browser posts it already, and sends nothing itself', async () => {
    const hydrate = await lateSignUp()
    await userEvent.type(field(), EMAIL)
    signUpStore.setState({ status: 'validating', isPosted: true })
    hydrate()
    expect(busyButton().disabled).toBe(true)
    dialog().querySelector('form')?.requestSubmit()
    expect(api().seen).toEqual([])
    signUpStore.setState({ status: 'idle', isPosted: undefined })
    await waitFor(() => {
      expect(submitButton().disabled).toBe(false)
    })
    expect(field().value).toBe(EMAIL)
  })
})
