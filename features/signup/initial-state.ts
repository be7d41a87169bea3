import type { FormState } from '#lib/util/landing-facts.ts'
import type { SignUpState } from './store.ts'

/** What a form that was posted without script comes back with (architecture 10). */
export const INITIAL_STATES: Readonly<Record<FormState, SignUpState>> = {
  idle: { status: 'idle', faults: {} },
  invalid: { status: 'idle', faults: { email: 'email' } },
  exists: { status: 'duplicate', faults: {} },
  limited: { status: 'limited', faults: {} },
  password: { status: 'idle', faults: { password: 'password', confirmPassword: 'password' } },
  tooLong: { status: 'idle', faults: { password: 'tooLong', confirmPassword: 'tooLong' } },
  cookies: { status: 'idle', faults: { email: 'cookies' } },
  mismatch: { status: 'idle', faults: { confirmPassword: 'mismatch' } },
}
