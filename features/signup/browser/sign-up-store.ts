import { createStore, type StoreApi } from 'zustand/vanilla'
import { pageStore } from '#lib/browser/page-store.ts'
import { randomKey } from '#lib/browser/random-key.ts'
import { transition, type SignUpEvent } from '../sign-up-machine.ts'
import { IDLE, type SignUpState } from '../state.ts'

type PageSignUp = SignUpState & {
  /** Key of the page's attempts, whether script sends them or the browser posts the form (docs/decisions/016). */
  attempt: string
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface PageStores {
    signUp: StoreApi<PageSignUp>
  }
}

/** Where the sign-up of this page stands. */
export const signUpStore = pageStore('signUp', () =>
  createStore<PageSignUp>(() => ({ ...IDLE, attempt: randomKey() })),
)

/** Lets an event happen to the sign-up. */
export const send = (event: SignUpEvent): void => {
  signUpStore.setState((state) => transition(state, event))
}

/** Gives the whole page a progress cursor, or takes it back (S2 §3 "Progress store"). */
export const setProgress = (isOn: boolean): void => {
  document.documentElement.toggleAttribute('data-progress', isOn)
}
