import { expect, it } from 'vitest'
import { readPublicEnv } from '#lib/config/env-public.ts'
import { mayBeReal } from '#services/operator/move-clock.ts'

const PUBLIC = { SITE_URL: 'https://www.example.com' }
const TEST = { TEST_PAYMENTS: '1' }
const PUBLISHED = { NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678' }

const isReal = (source: Record<string, string>, STRIPE_SECRET_KEY?: string) =>
  mayBeReal({ server: { STRIPE_SECRET_KEY }, shown: readPublicEnv(source) })

it.each([
  [{}, false],
  [{ ...PUBLIC, ...TEST }, false],
  [PUBLIC, true],
  [PUBLISHED, true],
  [{ ...PUBLIC, ...TEST, ...PUBLISHED }, true],
])(
  'services that have no secret key of Stripe, with %o: money may be real is %s',
  (source, wanted) => {
    expect(isReal(source)).toBe(wanted)
  },
)

it('a secret key of Stripe is enough', () => {
  expect(isReal({ ...PUBLIC, ...TEST }, 'sk_test_12345678')).toBe(true)
})
