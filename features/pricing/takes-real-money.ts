import { publicEnv } from '#lib/config/env-public.ts'

/** Whether a purchase moves money. A build cannot ask the server: the public key that it bakes in tells (S2 §3). */
export const takesRealMoney = (): boolean =>
  publicEnv().NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY !== undefined
