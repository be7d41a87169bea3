import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { hydrate } from '#app/islands/hydrate.ts'
import { CheckoutForm } from '#features/checkout/components/checkout-form.tsx'
import { FeedbackForm } from '#features/feedback/components/feedback-form.tsx'
import { signUpStore } from '#features/signup/browser/sign-up-store.ts'
import { SignUpForm } from '#features/signup/components/sign-up-form.tsx'
import type { StartIsland } from '#lib/browser/islands.ts'
import { checkout, siteWith } from './checkout-page.tsx'
import { FEEDBACK_FORM } from './feedback-form.tsx'
import { sentSignUp } from './late-dialog.tsx'

/** A form as the server has sent it, which React has not taken over yet. */
export type LateForm = {
  island: HTMLElement
  props: object
  start: StartIsland
  /** Names of fields with what a visitor types into them; the first has the focus. */
  typed: Readonly<Record<string, string>>
  /** Tells that React has the form and what was typed. */
  isTaken: () => void
}

/** A form of the page as it came from the server. */
const put = (html: string) => {
  document.body.innerHTML = `<main><div data-island="form">${html}</div></main>`
  const island = document.querySelector<HTMLElement>('[data-island]')
  if (!island) throw new Error('There is no island.')
  return island
}

/** The field of a name. */
export const fieldOf = (island: Element, name: string) =>
  island.querySelector<HTMLInputElement>(`[name="${name}"]`)

const signUp = async (): Promise<LateForm> => ({
  ...(await sentSignUp({ variant: 'password' })),
  start: hydrate(SignUpForm),
  typed: { password: 'correct horse', email: 'ann@company.example' },
  isTaken: () => expect(signUpStore.getState().isHydrated).toBe(true),
})

/** The checkout, whose calls a test may answer. */
export const lateCheckout = (calls = siteWith()): LateForm => {
  const element = checkout(calls)
  const island = put(renderToString(element))
  return {
    island,
    // What the server renders into the page is not sent again.
    props: { ...element.props, legal: undefined, statement: undefined },
    start: hydrate(CheckoutForm),
    typed: { firstName: 'Ann', lastName: 'Lee', email: 'ann@company.example' },
    isTaken: () => {
      expect(island.querySelector('.receipt-ink')?.textContent).toBe('Ann Lee')
      expect(fieldOf(island, 'nameOnCard')?.value).toBe('Ann Lee')
      expect(island.querySelector('.checkout-legal')?.textContent).toContain('Legal')
    },
  }
}

const feedback = (): LateForm => {
  const island = put(renderToString(FEEDBACK_FORM))
  return {
    island,
    props: FEEDBACK_FORM.props,
    start: hydrate(FeedbackForm),
    typed: { message: 'More colours, please.', affiliateId: '12' },
    isTaken: () => expect(island.querySelector('form')?.noValidate).toBe(true),
  }
}

/** The forms that React takes over. */
export const LATE_FORMS: Readonly<Record<string, () => LateForm | Promise<LateForm>>> = {
  'sign-up': signUp,
  checkout: lateCheckout,
  feedback,
}

/** A visitor types, and selects part of what was typed first. */
export const typeInto = ({ island, typed }: LateForm) => {
  const [first = ''] = Object.keys(typed)
  for (const [name, text] of Object.entries(typed)) {
    const field = fieldOf(island, name)
    if (field) field.value = text
  }
  const field = fieldOf(island, first)
  field?.focus()
  field?.setSelectionRange(1, 3, 'backward')
}

/** What was typed stands there once, with the focus and what is selected. */
export const expectTyped = ({ island, typed }: LateForm) => {
  const [first = ''] = Object.keys(typed)
  for (const [name, text] of Object.entries(typed)) {
    expect(island.querySelectorAll(`[name="${name}"]`)).toHaveLength(1)
    expect(fieldOf(island, name)?.value).toBe(text)
  }
  const field = fieldOf(island, first)
  expect(document.activeElement).toBe(field)
  const { selectionStart, selectionEnd, selectionDirection } = field ?? {}
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 3, 'backward'])
}
