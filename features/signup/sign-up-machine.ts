import { CLEAR, PAGE_RULES, RESTING } from './page-rules.ts'
import type { FieldName, Faults, SignUpState, SignUpStatus } from './state.ts'

/** The outcome of creating an account (S1 §4); `arrives` when it is the visitor's own, `failed` for every cause that the visitor is not shown. */
export type SignUpOutcome = 'created' | 'arrives' | 'exists' | 'limited' | 'failed'

/** Everything that can happen to a sign-up, with what the event brings along. */
type Events = {
  /** The visitor sends the form. */
  submitted: object
  /** A submit that came before its handler is about to be sent again. */
  resumed: object
  refused: { faults: Faults }
  accepted: object
  /** `wait` as `SignUpState` has it. */
  answered: { outcome: SignUpOutcome; wait?: string | undefined }
  /** The wait after the creation is over. */
  left: object
  /** The visitor came back from the web app to a page that the browser had kept, or never left for it. */
  returned: object
  closed: object
  focused: { field: FieldName; isEmpty: boolean }
  blurred: { faults: Faults }
  /** `faults` as `faultsWhileTyping` finds them. */
  typed: { field: FieldName; faults: Faults }
  suggested: { suggestion: string }
}

type EventType = keyof Events

export type SignUpEvent<Type extends EventType = EventType> = {
  [Each in Type]: { type: Each } & Events[Each]
}[Type]

type Rule<Type extends EventType> = {
  /** In any other state the event changes nothing. */
  from: readonly SignUpStatus[]
  to: (event: SignUpEvent<Type>, state: SignUpState) => Partial<SignUpState>
}

const BUSY: readonly SignUpStatus[] = ['in-progress', 'created', 'handing-off']

const AFTER: Readonly<Record<SignUpOutcome, SignUpStatus>> = {
  created: 'created',
  arrives: 'created',
  exists: 'duplicate',
  limited: 'limited',
  failed: 'failed',
}

/** The passwords are judged as they are typed, together; the address is not (S1 §5). */
const whileTyping = ({ field, faults }: SignUpEvent<'typed'>, { faults: shown }: SignUpState) => {
  const { email, ...passwords } = faults
  if (field !== 'email') return { ...passwords, ...(shown.email && { email: shown.email }) }
  return { ...shown, email: shown.email && email }
}

const RULES: { [Type in EventType]: Rule<Type> } = {
  ...PAGE_RULES,
  submitted: { from: RESTING, to: () => ({ ...CLEAR, status: 'validating' }) },
  resumed: { from: ['validating'], to: () => ({ status: 'idle' }) },
  refused: { from: ['validating'], to: ({ faults }) => ({ status: 'idle', faults }) },
  accepted: { from: ['validating'], to: () => ({ status: 'in-progress' }) },
  answered: {
    from: ['in-progress'],
    to: ({ outcome, wait }) => ({ status: AFTER[outcome], wait }),
  },
  left: { from: ['created'], to: () => ({ status: 'handing-off' }) },
  focused: {
    from: RESTING,
    to: ({ field, isEmpty }, { status, faults }) => ({
      status: field === 'email' ? 'idle' : status,
      faults: field === 'email' || isEmpty ? { ...faults, [field]: undefined } : faults,
    }),
  },
  blurred: {
    from: RESTING,
    to: ({ faults: { email } }, { faults }) => (email ? { faults: { ...faults, email } } : {}),
  },
  typed: {
    from: RESTING,
    to: (event, state) => ({
      status: event.field === 'email' ? 'idle' : state.status,
      suggestion: event.field === 'email' ? undefined : state.suggestion,
      faults: whileTyping(event, state),
    }),
  },
  suggested: { from: RESTING, to: ({ suggestion }) => ({ suggestion }) },
}

/** The state after an event; an event that the state knows no rule for changes nothing (S1 §4). */
export const transition = <Type extends EventType>(
  state: SignUpState,
  event: SignUpEvent<Type>,
): SignUpState => {
  const { from, to }: Rule<Type> = RULES[event.type]
  return from.includes(state.status) ? { ...state, ...to(event, state) } : state
}

/** Tells whether the account is being made, or the visitor is on the way, by script or by the browser itself: nothing may close or change. */
export const isBusy = ({ status, isPosted }: Pick<SignUpState, 'status' | 'isPosted'>): boolean =>
  isPosted === true || BUSY.includes(status)

/** Tells whether the form waits for the visitor. */
export const isResting = ({ status }: Pick<SignUpState, 'status'>): boolean =>
  RESTING.includes(status)
