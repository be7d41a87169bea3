// Tries with keys of Stripe's test mode whether Stripe does what its stand-in of the tests does: npm run stripe:check
import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'
import { stripeClient, type StripeSettings } from '#features/checkout/provider/stripe-client.ts'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import { ownEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'
import {
  Difference,
  type CheckContext,
  NotTried,
  refusalOf,
  TIMEOUT_MS,
} from './stripe/check-context.ts'
import { LATER_STEPS } from './stripe/later-steps.ts'
import { STEPS } from './stripe/steps.ts'

const testSettings = (): StripeSettings => {
  const { server, public: addresses } = ownEnvironment()
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = server
  if (/^[rs]k_test_/.test(secretKey)) {
    const { SITE_URL: siteUrl } = addresses
    return { secretKey, webhookSecret, apiUrl: server.STRIPE_API_URL, siteUrl }
  }
  throw new Error(
    'This makes payments and refunds: set STRIPE_SECRET_KEY to a key of test mode (sk_test_… or rk_test_…), and the other two with it.',
  )
}

/** Without a key that counts, or an answer, no step says anything. */
const isAway = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripeConnectionError

type Found = { said: string; isOther: boolean }

const findingOf = async (step: Promise<void>): Promise<Found> => {
  try {
    await step
    return { said: 'ok', isOther: false }
  } catch (error) {
    if (isAway(error) || !(error instanceof Error)) throw error
    const { message } = error
    if (error instanceof NotTried) return { said: `not tried, ${message}`, isOther: false }
    if (error instanceof Difference) return { said: message, isOther: true }
    return { said: `"${message}", and the stand-in does what was asked for`, isOther: true }
  }
}

const differencesIn = async (known: CheckContext): Promise<string[]> => {
  const differences: string[] = []
  for (const [at, [name, step]] of Object.entries({ ...STEPS, ...LATER_STEPS }).entries()) {
    const { said, isOther } = await findingOf(step(known))
    const line = `${at + 1} ${name}: ${said}`
    console.log(line)
    if (isOther) differences.push(line)
  }
  return differences
}

await main(async () => {
  const settings = testSettings()
  const stripe = stripeClient(settings, TIMEOUT_MS)
  const run = randomBytes(16).toString('hex')
  const known: CheckContext = { stripe, driver: stripeDriver(settings), run, begun: [] }
  try {
    const differences = await differencesIn(known)
    if (differences.length > 0) throw new Error(['Stripe differed:', ...differences].join('\n'))
    console.log('Nothing differed')
  } finally {
    // Most have ended by now, which Stripe says by refusing.
    for (const id of known.begun) await refusalOf(stripe.subscriptions.cancel(id))
  }
})
