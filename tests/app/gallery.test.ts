import { describe, expect, it } from 'vitest'
import { EXHIBITS } from '#app/[locale]/[context]/gallery/exhibits.ts'
import { SPECIMENS } from '#app/[locale]/[context]/gallery/specimens.ts'
import { STATES, type StateName } from '#app/[locale]/[context]/gallery/states.ts'
import { VARIANTS } from '#features/signup/components/variants/variants.ts'
import { faultsOf } from '#features/signup/form-values.ts'
import { transition } from '#features/signup/sign-up-machine.ts'
import { INITIAL_STATES, type SignUpStatus } from '#features/signup/state.ts'
import { suggestEmail } from '#features/signup/suggest-email.ts'
import { keysOf } from '#lib/util/keys-of.ts'

/** Where the events of a state lead. */
const stateOf = (name: StateName) =>
  (STATES[name].events ?? []).reduce(transition, INITIAL_STATES.idle)

const STATUSES = {
  idle: true,
  validating: true,
  'in-progress': true,
  created: true,
  'handing-off': true,
  duplicate: true,
  limited: true,
  failed: true,
} satisfies Record<SignUpStatus, true>

describe('a state of the gallery is what its name says', () => {
  it.each(keysOf(STATUSES))('%s', (status) => {
    expect(stateOf(status)).toMatchObject({ status, faults: {} })
  })

  it.each([
    ['fault-email', { email: 'email' }],
    ['fault-password', { password: 'password', confirmPassword: 'password' }],
    ['fault-tooLong', { password: 'tooLong', confirmPassword: 'tooLong' }],
    ['fault-mismatch', { confirmPassword: 'mismatch' }],
    ['weak-while-typing', { password: 'password' }],
  ] as const)('%s', (name, faults) => {
    expect(stateOf(name).faults).toEqual(faults)
  })

  it('suggestion', () => {
    const { suggestion } = stateOf('suggestion')
    expect(suggestion).toBe(suggestEmail(STATES.suggestion.values?.email ?? ''))
  })

  it('revealed and the rest without faults have valid input', () => {
    for (const name of ['created', 'duplicate', 'failed', 'revealed'] as const) {
      expect(faultsOf(STATES[name].values ?? { email: '' }), name).toEqual({})
    }
  })
})

describe('the gallery', () => {
  it('shows the states of passwords where a dialog asks for them, and only there', () => {
    for (const name of keysOf(SPECIMENS)) {
      const { variant, states } = SPECIMENS[name]
      const asks = VARIANTS[variant].hasPassword
      expect(states.includes('fault-password'), name).toBe(asks)
      expect(states.includes('posted-mismatch'), name).toBe(asks)
    }
  })

  it('shows every state of the dialog with passwords, and no exhibit twice', () => {
    expect(new Set(SPECIMENS.password.states)).toEqual(new Set(keysOf(STATES)))
    const names = EXHIBITS.map(({ specimen, state }) => `${specimen}/${state}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('shows the button of the logo variant open and closed (S1 §2)', () => {
    const word = (name: 'logo' | 'logo-closed') =>
      VARIANTS.logo.submitOn(`${SPECIMENS[name].path}/`)
    expect(word('logo')).not.toBe('closed')
    expect(word('logo-closed')).toBe('closed')
  })
})
