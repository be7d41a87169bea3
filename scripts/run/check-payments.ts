import { OF_THIS_MACHINE } from '#lib/config/env-public.ts'
import { referenceUrl } from '#lib/config/reference-services.ts'
import type { Environment } from './environment.ts'

type Checked = Pick<Environment, 'server' | 'public'>

/** Which money a key of Stripe moves. */
const modeOf = (key: string) => (key.includes('_live_') ? 'live' : 'test')

/**
 * Stops a start in production that would give licences for test cards to visitors, unless that is meant so. Throws one clear line.
 */
export const requireMoney = ({ public: shown, server }: Checked): void => {
  const isVisited = !OF_THIS_MACHINE.test(shown.SITE_URL)
  const isMeant = shown.TEST_PAYMENTS === '1'
  // Not by PAYMENT_URL: that says where visitors reach the card frame, of the reference service too.
  const isReference =
    server.PAYMENT_SERVICE_URL === referenceUrl('PAYMENT_SERVICE_URL', server.SERVICES_URL)
  if (!isVisited || isMeant || server.STRIPE_SECRET_KEY || !isReference) return
  throw new Error(
    'Test cards would buy real licences here: set the three keys of Stripe (docs/operating.md), or TEST_PAYMENTS=1 where that is meant.',
  )
}

/**
 * Stops a start whose keys of Stripe do not belong together: with some of them pages would speak of real money that nobody takes, or
 * take it under prices that are examples. Throws one clear line, which names no value.
 */
export const checkPayments = ({ server, public: shown }: Checked) => {
  const { STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: webhook } = server
  const { NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: published } = shown
  if (!secret && !webhook && !published) return
  if (!secret || !webhook || !published) {
    throw new Error(
      'Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY together, or none of them: docs/operating.md says where each comes from.',
    )
  }
  if (modeOf(secret) !== modeOf(published)) {
    throw new Error(
      'STRIPE_SECRET_KEY and NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY are of different modes: use both of test or both of live.',
    )
  }
}
