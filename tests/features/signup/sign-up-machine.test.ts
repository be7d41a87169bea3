import { describe, expect, it } from 'vitest'
import {
  isBusy,
  isResting,
  transition,
  type SignUpEvent,
} from '#features/signup/sign-up-machine.ts'
import type { SignUpState, SignUpStatus } from '#features/signup/state.ts'

const STATUSES: readonly SignUpStatus[] = [
  'idle',
  'validating',
  'in-progress',
  'created',
  'handing-off',
  'duplicate',
  'limited',
  'failed',
]

const stateOf = (status: SignUpStatus, more: Partial<SignUpState> = {}): SignUpState => ({
  status,
  faults: {},
  ...more,
})

const answered = (outcome: 'created' | 'exists' | 'limited' | 'failed') =>
  ({ type: 'answered', outcome }) as const

const statusesAfter = (event: SignUpEvent) =>
  STATUSES.map((status) => transition(stateOf(status), event).status)

describe('the states of a sign-up (S1 §4)', () => {
  it('goes from idle to the hand-off', () => {
    const events: SignUpEvent[] = [
      { type: 'submitted' },
      { type: 'accepted' },
      answered('created'),
      { type: 'left' },
    ]
    const path: string[] = []
    let state = stateOf('idle')
    for (const event of events) {
      state = transition(state, event)
      path.push(state.status)
    }
    expect(path).toEqual(['validating', 'in-progress', 'created', 'handing-off'])
  })

  it.each([
    ['exists', 'duplicate'],
    ['limited', 'limited'],
    ['failed', 'failed'],
  ] as const)('rests after the outcome %s as %s', (outcome, status) => {
    const state = transition(stateOf('in-progress'), answered(outcome))
    expect(state.status).toBe(status)
    expect(isResting(state)).toBe(true)
  })

  it('takes an answer only while it waits for one', () => {
    expect(statusesAfter(answered('failed'))).toEqual(
      STATUSES.map((status) => (status === 'in-progress' ? 'failed' : status)),
    )
  })

  it('starts a submit from any rest, and from nowhere else', () => {
    expect(statusesAfter({ type: 'submitted' })).toEqual(
      STATUSES.map((status) => (isResting(stateOf(status)) ? 'validating' : status)),
    )
  })

  it('is not closed while it is busy', () => {
    const open = { openedFrom: '/l/f' }
    for (const status of STATUSES) {
      const after = transition(stateOf(status, open), { type: 'closed' })
      expect(after.openedFrom === undefined, status).toBe(!isBusy(stateOf(status)))
    }
  })

  it('gives a usable form to who comes back', () => {
    expect(transition(stateOf('handing-off'), { type: 'returned' }).status).toBe('idle')
  })

  it('lets what goes on go on when a page comes back that the browser had put aside', () => {
    for (const status of ['in-progress', 'created'] as const) {
      expect(transition(stateOf(status), { type: 'returned' }).status).toBe(status)
    }
  })
})

describe('what the labels show (S1 §4.5, §5)', () => {
  it.each(['duplicate', 'limited', 'failed'] as const)(
    'focus on the e-mail field ends %s and its error',
    (status) => {
      const state = stateOf(status, { faults: { email: 'email', password: 'password' } })
      expect(transition(state, { type: 'focused', field: 'email', isEmpty: false })).toEqual({
        status: 'idle',
        faults: { email: undefined, password: 'password' },
      })
    },
  )

  it('focus on a password field clears its error only while it is empty', () => {
    const state = stateOf('duplicate', { faults: { password: 'password' } })
    const focus = (isEmpty: boolean) =>
      transition(state, { type: 'focused', field: 'password', isEmpty })
    expect(focus(false)).toEqual(state)
    expect(focus(true).faults.password).toBeUndefined()
    expect(focus(true).status).toBe('duplicate')
  })

  it('typing an address takes its error away, and never brings one', () => {
    const typed = (shown: SignUpState['faults'], found: SignUpState['faults']) =>
      transition(stateOf('idle', { faults: shown }), {
        type: 'typed',
        field: 'email',
        faults: found,
      }).faults.email
    expect(typed({}, { email: 'email' })).toBeUndefined()
    expect(typed({ email: 'email' }, { email: 'email' })).toBe('email')
    expect(typed({ email: 'email' }, {})).toBeUndefined()
  })

  it('typing a password judges both, and leaves the address alone', () => {
    const state = stateOf('idle', { faults: { email: 'email', confirmPassword: 'mismatch' } })
    const faults = { password: 'password', confirmPassword: 'password' } as const
    expect(transition(state, { type: 'typed', field: 'password', faults }).faults).toEqual({
      email: 'email',
      ...faults,
    })
  })

  it('an offered address goes when the visitor types on or submits', () => {
    const state = stateOf('idle', { suggestion: 'ann@gmail.com' })
    const typed = transition(state, { type: 'typed', field: 'email', faults: {} })
    expect(typed.suggestion).toBeUndefined()
    expect(transition(state, { type: 'submitted' }).suggestion).toBeUndefined()
    const late = transition(stateOf('in-progress'), {
      type: 'suggested',
      suggestion: 'a@b.example',
    })
    expect(late.suggestion).toBeUndefined()
  })
})
