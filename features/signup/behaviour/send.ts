import { transition, type SignUpEvent } from '../machine.ts'
import type { SignUpStore } from '../store.ts'

/** Lets an event happen to a sign-up. */
export const send = (store: SignUpStore, event: SignUpEvent): void => {
  store.setState((state) => transition(state, event), true)
}
