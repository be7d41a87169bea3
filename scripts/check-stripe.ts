// Tries with keys of Stripe's test mode whether Stripe does what its stand-in of the tests does: npm run stripe:check
import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'
import { stripeClient, type StripeSettings } from '#features/checkout/provider/stripe-client.ts'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import type { RenewalCharge } from '#features/checkout/subscription-contract.ts'
import { loadEnvFile } from './run/env-file.mjs'
import { readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'
import {
  boughtIn,
  Difference,
  type Known,
  refusalOf,
  same,
  soon,
  TIMEOUT_MS,
  TOTAL,
} from './stripe/known.ts'
import { STEPS } from './stripe/steps.ts'

const renewal = (run: string, { providerId, number }: { providerId: string; number: number }) => {
  const charge: RenewalCharge = {
    key: `renew-${run}-${number}`,
    providerId,
    description: 'A later charge of the check',
    plan: 'basic',
    seats: 1,
    currency: 'USD',
    amount: TOTAL,
    taxes: [],
    total: TOTAL,
    email: `check-${run}@example.com`,
    language: 'en',
  }
  return charge
}

/** What the driver rests on for each charge after the first (docs/decisions/040). */
const LATER_STEPS: typeof STEPS = {
  'a later charge without the buyer, once for its key, and given back': async (known) => {
    const { driver, run } = known
    const { subscription } = boughtIn(known)
    const wanted = renewal(run, { providerId: subscription, number: 1 })
    const { paymentId, state } = await driver.subscription.charge(wanted, soon())
    const again = await driver.subscription.charge(wanted, soon())
    const back = await driver.refund({ paymentId, key: `${wanted.key}-all`, amount: TOTAL }, soon())
    same({
      'the charge': [state, 'succeeded'],
      'the same again': [again.paymentId, paymentId],
      'what was given back': [back.refunded, TOTAL],
    })
  },

  'a method that is changed, and refused when it is charged': async (known) => {
    const { driver, run, stripe } = known
    const { subscription: providerId } = boughtIn(known)
    const method = { providerId, methodToken: 'pm_card_chargeCustomerFail' }
    await driver.subscription.changeMethod(method, soon())
    const wanted = renewal(run, { providerId, number: 2 })
    const { paymentId, state, reason } = await driver.subscription.charge(wanted, soon())
    const { status } = await stripe.paymentIntents.retrieve(paymentId)
    same({
      'the charge': [state, 'failed'],
      'its reason': [reason, 'declined'],
      'the payment': [status, 'canceled'],
    })
  },

  'a page of Stripe’s for the method': async (known) => {
    const { subscription: providerId } = boughtIn(known)
    const returnUrl = 'https://www.example.com/account'
    const page = await known.driver.subscription.methodPage(
      { providerId, returnUrl, language: 'en' },
      soon(),
    )
    same({ 'whether there is one': [page !== null && URL.canParse(page), true] })
  },
}

const testSettings = (): StripeSettings => {
  loadEnvFile()
  const { server } = readEnvironment(process.env)
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = server
  if (/^[rs]k_test_/.test(secretKey)) {
    return { secretKey, webhookSecret, apiUrl: server.STRIPE_API_URL }
  }
  throw new Error(
    'This makes payments and refunds: set STRIPE_SECRET_KEY to a key of test mode (sk_test_… or rk_test_…), and the other two with it.',
  )
}

/** Without a key that counts, or an answer, no step says anything. */
const isAway = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripeConnectionError

const differenceIn = async (step: Promise<void>): Promise<string | undefined> => {
  try {
    await step
    return undefined
  } catch (error) {
    if (isAway(error) || !(error instanceof Error)) throw error
    if (error instanceof Difference) return error.message
    return `"${error.message}", and the stand-in does what was asked for`
  }
}

const differencesIn = async (known: Known): Promise<string[]> => {
  const differences: string[] = []
  for (const [at, [name, step]] of Object.entries({ ...STEPS, ...LATER_STEPS }).entries()) {
    const difference = await differenceIn(step(known))
    const line = `${at + 1} ${name}: ${difference ?? 'ok'}`
    console.log(line)
    if (difference !== undefined) differences.push(line)
  }
  return differences
}

await main(async () => {
  const settings = testSettings()
  const stripe = stripeClient(settings, TIMEOUT_MS)
  const run = randomBytes(16).toString('hex')
  const known: Known = { stripe, driver: stripeDriver(settings), run, begun: [] }
  try {
    const differences = await differencesIn(known)
    if (differences.length > 0) throw new Error(['Stripe differed:', ...differences].join('\n'))
    console.log('Nothing differed')
  } finally {
    // Most have ended by now, which Stripe says by refusing.
    for (const id of known.begun) await refusalOf(stripe.subscriptions.cancel(id))
  }
})
