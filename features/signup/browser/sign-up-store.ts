import { createStore } from 'zustand/vanilla'
import { randomKey } from '#lib/browser/random-key.ts'
import { PAGE_RULES } from '../page-rules.ts'
import { IDLE, type SignUpState } from '../state.ts'

type PageSignUp = SignUpState & {
  /** Key of the page's attempts, whether script sends them or the browser posts the form (docs/decisions/016). */
  attempt: string
}

/** The state of this page's sign-up. */
export const signUpStore = createStore<PageSignUp>(() => ({ ...IDLE, attempt: randomKey() }))

/** Lets happen to the sign-up what needs no React. */
export const sendFromPage = (event: keyof typeof PAGE_RULES): void => {
  const { from, to } = PAGE_RULES[event]
  if (from.includes(signUpStore.getState().status)) signUpStore.setState(to())
}

/** Gives the whole page a progress cursor, or takes it back (S2 §3 "Progress store"). */
export const setProgress = (isOn: boolean): void => {
  document.documentElement.toggleAttribute('data-progress', isOn)
}
