import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import { KNOWN_CALLS } from '../../support/stripe-api/known-calls.ts'
import { linesOf, RECORD } from '../../support/stripe-api/recorded.ts'
import { nameOf } from '../../support/stripe-api/routes.ts'
import { startStripeApi } from '../../support/stripe-api/stripe-api.ts'
import { chargeRequest } from './charge-request.ts'
import { renewalOf } from './subscription-driver-suite.ts'

let api: Awaited<ReturnType<typeof startStripeApi>>
let driver: PaymentDriver

beforeAll(async () => {
  api = await startStripeApi({ hasOthers: true })
  driver = stripeDriver(api.settings)
})
afterAll(() => api.stop())

const soon = () => AbortSignal.timeout(5000)

const bought = async (method: 'card' | 'paypal' = 'card') => {
  const request = chargeRequest({ method })
  const { paymentId } = await driver.start(request, soon())
  return { request, paymentId }
}

const paid = async () => {
  const { paymentId } = await bought()
  api.buyer.pays(paymentId)
  return paymentId
}

/** All that a purchase may need, once. */
const purchases = async () => {
  await driver.end(await bought(), soon())
  await bought('paypal')
  const paymentId = await paid()
  const { id: intent } = api.buyer.intentOf(paymentId)
  for (const [type, object] of [
    ['charge.refunded', { payment_intent: intent }],
    ['charge.dispute.created', api.buyer.disputes(intent, 'needs_response')],
  ] as const) {
    const { body, headers } = api.signed({ type, data: { object } })
    await driver.readNotice(body, headers)
  }
  api.buyer.disputes(intent, 'won')
  await driver.refund({ paymentId, key: 'all-of-it', amount: 344_78 }, soon())
}

/** All that a subscription may need after its first payment, once. */
const subscriptions = async () => {
  const providerId = await paid()
  const { subscription } = driver
  await subscription.charge(renewalOf(providerId), soon())
  api.buyer.leavesMethod(providerId, 'declined')
  await subscription.charge(renewalOf(providerId), soon())
  const methodToken = api.buyer.newMethod('succeeds')
  api.buyer.choosesMethod(providerId, methodToken)
  const page = { providerId, returnUrl: 'https://app.example/billing', language: 'fr' } as const
  await subscription.methodPage(page, soon())
  api.account.readsBalance = false
  await driver.retrieve(providerId, soon())
  // Somebody has resumed it in Stripe's own pages.
  Object.assign(api.store.subscription.get(providerId) ?? {}, { cancel_at_period_end: false })
  api.buyer.yearPasses(providerId)
  const found = await driver.retrieve(providerId, soon())
  await subscription.end(providerId, soon())
  return found
}

describe('the calls of Stripe’s driver', () => {
  it('are those that are written down, and the first invoice is found behind later ones', async () => {
    await purchases()
    expect(await subscriptions()).toMatchObject({ state: 'succeeded', amount: { amount: 344_78 } })
    await expect(`${linesOf(api.calls).join('\n')}\n`).toMatchFileSnapshot(RECORD)
  })

  it('are all made by a test', () => {
    const made = new Set(api.calls.map(nameOf))
    const written = globSync('features/checkout/provider/stripe*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .flatMap((text) => [...text.matchAll(/\bstripe((?:\s*\.\w+)+)\(/g)])
      .map(([, path = '']) => path.replaceAll(/\s/g, '').slice(1))
      .filter((path) => !path.startsWith('webhooks.'))
    const known = new Map([...KNOWN_CALLS].map(([name, call]) => [call.written, name]))
    expect(written).toContain('invoices.list')
    expect(written.filter((path) => !made.has(known.get(path) ?? ''))).toEqual([])
  })
})
