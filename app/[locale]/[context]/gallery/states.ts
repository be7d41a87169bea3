import { faultsOf, faultsWhileTyping, type FormValues } from '#features/signup/form-values.ts'
import { PASSWORD_MAX_LENGTH } from '#features/signup/password.ts'
import type { SignUpOutcome, SignUpEvent } from '#features/signup/sign-up-machine.ts'
import type { Fault, SignUpStatus } from '#features/signup/state.ts'
import type { FormState } from '#lib/util/landing-facts.ts'

/** A state of a form with the way to it: the input and the events, or the answer without script. */
export type GalleryState = {
  values?: Required<FormValues>
  events?: readonly SignUpEvent[]
  /** Nothing brings the form to life; the server has rendered this outcome. */
  formState?: FormState
  /** Seconds that an answer told to wait, which are named in the language of the page. */
  waitS?: number
  /** The dialog over the form after a failure, where the owner wants one (S1 §4.6). */
  hasNotice?: boolean
  /** The passwords are shown as text. */
  isRevealed?: boolean
}

/** A state or a fault that the machine knows and the table below lacks fails the type check. */
export type StateName =
  | SignUpStatus
  // That cookies are refused is known of a posted form only.
  | `fault-${Exclude<Fault, 'cookies'>}`
  | `posted-${FormState}`
  | 'failed-notice'
  | 'limited-until'
  | 'revealed'
  | 'suggestion'
  | 'weak-while-typing'

const email = 'jane.miller@example.com'
const password = 'correct horse 1'
const longPassword = 'a'.repeat(PASSWORD_MAX_LENGTH + 1)

const empty = { email: '', password: '', confirmPassword: '' }
const typed = { email, password, confirmPassword: password }
const weak = { ...typed, password: 'short', confirmPassword: '' }
const suspicious = { ...empty, email: 'jane.miller@gmial.com' }

const SUBMITTED: SignUpEvent[] = [{ type: 'submitted' }]
const ACCEPTED: SignUpEvent[] = [...SUBMITTED, { type: 'accepted' }]

const sent = (events: readonly SignUpEvent[]): GalleryState => ({ values: typed, events })

const answered = (outcome: SignUpOutcome, ...rest: SignUpEvent[]) =>
  sent([...ACCEPTED, { type: 'answered', outcome }, ...rest])

const refused = (values: Required<FormValues>): GalleryState => ({
  values,
  events: [...SUBMITTED, { type: 'refused', faults: faultsOf(values) }],
})

/** Every state that a sign-up form can be seen in (S1 §4, §5). */
export const STATES: Readonly<Record<StateName, GalleryState>> = {
  idle: { values: empty, events: [] },
  validating: sent(SUBMITTED),
  'in-progress': sent(ACCEPTED),
  created: answered('created'),
  'handing-off': answered('created', { type: 'left' }),
  duplicate: answered('exists'),
  limited: answered('limited'),
  // The longest there is to say.
  'limited-until': { ...answered('limited'), waitS: 86_400 },
  failed: answered('failed'),
  'failed-notice': { ...answered('failed'), hasNotice: true },
  'fault-email': refused({ ...typed, email: 'jane.miller' }),
  suggestion: {
    values: suspicious,
    events: [{ type: 'suggested', suggestion: 'jane.miller@gmail.com' }],
  },
  'fault-password': refused({ ...typed, password: 'short', confirmPassword: 'short' }),
  'fault-tooLong': refused({ ...typed, password: longPassword, confirmPassword: longPassword }),
  'fault-mismatch': refused({ ...typed, confirmPassword: 'correct house 1' }),
  'weak-while-typing': {
    values: weak,
    events: [{ type: 'typed', field: 'password', faults: faultsWhileTyping(weak) }],
  },
  revealed: { values: typed, events: [], isRevealed: true },
  'posted-idle': { formState: 'idle' },
  'posted-open': { formState: 'open' },
  'posted-invalid': { formState: 'invalid' },
  'posted-exists': { formState: 'exists' },
  'posted-limited': { formState: 'limited' },
  'posted-password': { formState: 'password' },
  'posted-tooLong': { formState: 'tooLong' },
  'posted-mismatch': { formState: 'mismatch' },
  'posted-cookies': { formState: 'cookies' },
}
