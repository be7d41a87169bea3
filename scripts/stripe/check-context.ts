import { Stripe } from 'stripe'
import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'

/** The most that a call takes, and what Stripe does a moment later. */
export const TIMEOUT_MS = 30_000

/** What is bought for, in cents. */
export const TOTAL = 100_00

/** Stripe does something otherwise than its stand-in, which the tests of the driver rest on. */
export class Difference extends Error {
  override name = 'Difference'
}

/** The account refuses what a step tries, which its owner may have turned off: nothing was compared. */
export class NotTried extends Error {
  override name = 'NotTried'
}

/** Throws where something is not as the stand-in has it: what was found, then that. */
export const same = (
  pairs: Readonly<Record<string, readonly [found: unknown, wanted: unknown]>>,
) => {
  const others = Object.entries(pairs).filter(([, [found, wanted]]) => found !== wanted)
  if (others.length === 0) return
  const told = others.map(
    ([what, [found, wanted]]) => `${what} is ${String(found)}, with the stand-in ${String(wanted)}`,
  )
  throw new Difference(told.join('; '))
}

/** How a call was refused, or that it was not; throws where nobody answered. */
export const refusalOf = async (call: Promise<unknown>) => {
  try {
    await call
    return { status: 'taken' }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || !error.statusCode) throw error
    const { statusCode, code, rawType: type, message, headers } = error
    const isReplayed = headers?.['idempotent-replayed'] === 'true'
    return { status: `refused with ${statusCode}`, code, type, message, isReplayed }
  }
}

type Bought = { subscription: string; invoice: string; intent: string }

/** What the steps share. */
export type CheckContext = {
  stripe: Stripe
  driver: PaymentDriver
  /** Tells what this run makes from all that others made. */
  run: string
  /** Every subscription that has to end with the run. */
  begun: string[]
  bought?: Bought
}

/** Ends a call that takes too long. */
export const soon = () => AbortSignal.timeout(TIMEOUT_MS)

/** What step 3 has bought; throws `Difference` where it bought nothing. */
export const boughtIn = ({ bought }: CheckContext): Bought => {
  if (!bought) throw new Difference('not tried, since step 3 bought nothing')
  return bought
}
