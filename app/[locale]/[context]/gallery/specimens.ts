import type { LabelStyle, SignUpVariant } from '#lib/config/sign-up-variants.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { STATES, type StateName } from './states.ts'

type Specimen = {
  variant: SignUpVariant
  /** Page that the dialog is on, which decides about its button. */
  path: string
  labelStyle?: LabelStyle
  states: readonly StateName[]
}

const PASSWORD_STATES: readonly StateName[] = [
  'fault-password',
  'fault-tooLong',
  'fault-mismatch',
  'weak-while-typing',
  'revealed',
  'posted-password',
  'posted-tooLong',
  'posted-mismatch',
]

const ALL = keysOf(STATES)
const WITHOUT_PASSWORD = ALL.filter((name) => !PASSWORD_STATES.includes(name))

const labelled = (labelStyle: LabelStyle): Specimen => ({
  variant: 'benefits',
  path: `/docs/ab/15.10.24/${labelStyle}`,
  labelStyle,
  states: [
    'idle',
    'in-progress',
    'duplicate',
    'limited',
    'limited-until',
    'fault-email',
    'suggestion',
  ],
})

type SpecimenName = SignUpVariant | `label-${LabelStyle}` | 'logo-closed'

/** Every sign-up dialog with the states it can be in; one that S1 §2 names and this lacks fails the type check. */
export const SPECIMENS: Readonly<Record<SpecimenName, Specimen>> = {
  'email-only': { variant: 'email-only', path: '/', states: WITHOUT_PASSWORD },
  'landing-page': { variant: 'landing-page', path: '/l/f', states: WITHOUT_PASSWORD },
  password: { variant: 'password', path: '/docs/password', states: ALL },
  benefits: { variant: 'benefits', path: '/docs/benefits', states: WITHOUT_PASSWORD },
  efficiency: { variant: 'efficiency', path: '/docs/efficiency', states: WITHOUT_PASSWORD },
  logo: { variant: 'logo', path: '/docs/ab/11.05.24/01', states: WITHOUT_PASSWORD },
  'logo-closed': {
    variant: 'logo',
    path: '/docs/logo',
    states: ['idle', 'fault-email', 'suggestion', 'posted-idle'],
  },
  'label-01': labelled('01'),
  'label-02': labelled('02'),
  'label-03': labelled('03'),
  'label-04': labelled('04'),
}

/** The specimen of a name, or nothing. */
export const specimenOf = (name: string): Specimen | undefined =>
  new Map<string, Specimen>(Object.entries(SPECIMENS)).get(name)
