import { ROUTES } from '#lib/config/routes.ts'
import type { SignUpVariant } from '#lib/config/sign-up-variants.ts'
import { BenefitsView, EfficiencyView } from './benefits-view.tsx'
import { LogoView, PeekView, StandardView } from './standard-view.tsx'
import type { Variant } from './variant.ts'

/** Whoever signs up here applies as an affiliate, and is after no document. */
const AFFILIATE_PATH = `${ROUTES.affiliateProgramme.path}/`

const standard = {
  View: StandardView,
  hasPassword: false,
  placeholder: 'placeholder',
  submitOn: (path) => (path === AFFILIATE_PATH ? 'getStarted' : 'download'),
  assurances: ['trust'],
  namedBy: 'alias',
} as const satisfies Variant

/** The one page of its experiment on which the logo variant can be sent (S1 §2). */
const LOGO_PATH = '/docs/ab/11.05.24/01/'

/** Every sign-up dialog; another one is an entry here and a view (S1 §2). */
export const VARIANTS: Readonly<Record<SignUpVariant, Variant>> = {
  'email-only': standard,
  'landing-page': {
    ...standard,
    submitOn: (path) => (path.includes('/l/') ? 'getAccess' : 'download'),
  },
  password: { ...standard, View: PeekView, hasPassword: true, submitOn: () => 'getStarted' },
  benefits: {
    ...standard,
    View: BenefitsView,
    submitOn: () => 'getStarted',
    assurances: ['trust', 'safe'],
  },
  efficiency: {
    ...standard,
    View: EfficiencyView,
    placeholder: 'businessPlaceholder',
    submitOn: () => 'getInstantAccess',
  },
  logo: {
    ...standard,
    View: LogoView,
    submitOn: (path) => (path.includes(LOGO_PATH) ? 'download' : 'closed'),
    namedBy: 'label',
  },
}
