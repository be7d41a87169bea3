import { transition, type SignUpEvent } from '../sign-up-machine.ts'
import { signUpStore } from './sign-up-store.ts'

/** Lets an event happen to the sign-up. */
export const send = (event: SignUpEvent): void => {
  signUpStore.setState((state) => transition(state, event))
}
