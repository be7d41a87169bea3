import { expect, it, vi } from 'vitest'
import { operatorSite } from '../../../scripts/refund/operator-site.ts'

it('gives money back at Stripe where the public key stands in the build alone, as in the image of the site', () => {
  vi.stubEnv('SERVICES_KEY', 'a key that site and services share')
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_12345678')
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_12345678')
  vi.stubEnv('NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY', '')
  expect(operatorSite().payment.stripe?.secretKey).toBe('sk_test_12345678')
  vi.stubEnv('STRIPE_SECRET_KEY', '')
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', '')
  expect(operatorSite().payment.stripe).toBeNull()
})
