import { createStore } from 'zustand/vanilla'
import { randomKey } from '#lib/browser/random-key.ts'
import { transition, type SignUpEvent } from '../sign-up-machine.ts'
import { IDLE, type SignUpState } from '../state.ts'

type PageSignUp = SignUpState & {
  /** Key of the page's attempts, whether script sends them or the browser posts the form (docs/decisions/016). */
  attempt: string
}

/** Where the sign-up of this page stands. */
export const signUpStore = createStore<PageSignUp>(() => ({ ...IDLE, attempt: randomKey() }))

/** Lets an event happen to the sign-up. */
export const send = (event: SignUpEvent): void => {
  signUpStore.setState((state) => transition(state, event))
}

/** Gives the whole page a progress cursor, or takes it back (S2 §3 "Progress store"). */
export const setProgress = (isOn: boolean): void => {
  document.documentElement.toggleAttribute('data-progress', isOn)
}
