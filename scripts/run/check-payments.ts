import type { Environment } from './environment.ts'

/** Which money a key of Stripe moves. */
const modeOf = (key: string) => (key.includes('_live_') ? 'live' : 'test')

/**
 * Stops a start whose keys of Stripe do not belong together: with some of them pages would speak of real money that nobody takes, or
 * take it under prices that are examples. Throws one clear line, which names no value.
 */
export const checkPayments = ({
  server,
  public: shown,
}: Pick<Environment, 'server' | 'public'>) => {
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
