import type { FormState } from '#lib/util/landing-facts.ts'
import type { PageFact } from '#lib/util/page-fact.ts'
import type { Shortcut } from './shortcuts.ts'

/** Id of the dialog; apart from the others, for every page loads it. */
export const SIGN_UP_DIALOG = 'sign-up'

/** Selector of the form. */
export const SIGN_UP_FORM = `#${SIGN_UP_DIALOG} form`

/**
 * The status of a sign-up (S1 §4). `created` lasts for the wait before the hand-off; `duplicate`, `limited` and `failed` are the outcome
 * of the last attempt, and rest like `idle`.
 */
export type SignUpStatus =
  | 'idle'
  | 'validating'
  | 'in-progress'
  | 'created'
  | 'handing-off'
  | 'duplicate'
  | 'limited'
  | 'failed'

/** The visitor's fields, in the order in which their faults are announced. */
export const FIELD_NAMES = ['email', 'password', 'confirmPassword'] as const

export type FieldName = (typeof FIELD_NAMES)[number]

/** The faults of a field; each has its text (S1 §5). A browser that keeps no cookie cannot sign in: the first field says so. */
export type Fault = 'email' | 'password' | 'tooLong' | 'mismatch' | 'cookies'

export type Faults = { [Name in FieldName]?: Fault | undefined }

export type SignUpState = {
  status: SignUpStatus
  /** The labels with a fault, and the fault. */
  faults: Faults
  /** The time to wait, such as "in 5 minutes"; with `limited`, where the answer gave it. */
  wait?: string | undefined
  /** Address that was probably meant; offered below the e-mail field. */
  suggestion?: string | undefined
  /** Address of the link that opened the dialog; none while it is closed. */
  openedFrom?: string | undefined
  /** The form in the page is React's, which takes every submit from then on. */
  isHydrated?: true | undefined
  /** The browser itself posts the form, and leaves the page for what is answered. */
  isPosted?: true | undefined
}

export const IDLE: SignUpState = { status: 'idle', faults: {} }

/** The states in which a form that was posted without script comes back (architecture 10). */
export const INITIAL_STATES: Readonly<Record<FormState, SignUpState>> = {
  idle: IDLE,
  open: IDLE,
  invalid: { status: 'idle', faults: { email: 'email' } },
  exists: { status: 'duplicate', faults: {} },
  limited: { status: 'limited', faults: {} },
  password: { status: 'idle', faults: { password: 'password', confirmPassword: 'password' } },
  tooLong: { status: 'idle', faults: { password: 'tooLong', confirmPassword: 'tooLong' } },
  cookies: { status: 'idle', faults: { email: 'cookies' } },
  mismatch: { status: 'idle', faults: { confirmPassword: 'mismatch' } },
}

type SignUpFact = {
  /** The first state of the form in the page, where it is not idle. */
  initial?: SignUpState
  shortcuts?: readonly Shortcut[]
}

/** The facts about a page's dialog for its script. */
export const SIGN_UP_PAGE: PageFact<SignUpFact> = { id: 'sign-up-page' }
