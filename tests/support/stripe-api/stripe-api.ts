import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { STRIPE_VERSION } from '#features/checkout/provider/stripe-client.ts'
import { idempotent, type Answer } from './idempotency.ts'
import { newId } from './ids.ts'
import { addInvoice } from './invoices.ts'
import { requireRecorded } from './recorded.ts'
import { refusals, type Refusal } from './refusals.ts'
import { answerCall, type Account, type Call } from './routes.ts'
import {
  activate,
  addEvent,
  addMethod,
  openStore,
  payIntent,
  type Kept,
  type LaterCourse,
  type Store,
} from './store.ts'
import { requireValue } from './values.ts'

const SECRET = 'whsec_testsecrettestsecret'
const KEY = 'sk_test_12345678'

/** What a buyer does in the browser, a bank later, and somebody at Stripe, told to the API that stands in for Stripe's. */
const buyerOf = (store: Store) => {
  const found = (id: string) => {
    const subscription = store.subscription.get(id)
    const invoice = [...store.invoice.values()].find((one) => one.subscription === id)
    const intent = invoice && store.payment_intent.get(invoice.intent)
    if (!subscription || !invoice || !intent) throw new Error(`No subscription ${id}`)
    return { subscription, invoice, intent }
  }
  const paysAhead = (id: string) => payIntent(store, found(id).intent.id)
  return {
    pays: (id: string) => {
      const { subscription, intent } = found(id)
      if (subscription.status !== 'incomplete') throw new Error('Nothing is left to pay')
      if (intent.status !== 'succeeded') paysAhead(id)
      activate(store, subscription)
    },
    /** The payment is there; its subscription is not told yet. */
    paysAhead,
    isRefused: (id: string, code = 'card_declined') => {
      Object.assign(found(id).intent, {
        status: 'requires_payment_method',
        last_payment_error: { type: 'card_error', code },
      })
    },
    waits: (id: string) => {
      found(id).intent.status = 'processing'
    },
    /** As if the subscription had been made so many minutes before. */
    letsPass: (id: string, minutes: number) => {
      found(id).subscription.created -= minutes * 60
    },
    /** Somebody ends the subscription in Stripe's own pages. */
    isEnded: (id: string) => {
      found(id).subscription.status = 'canceled'
    },
    /** Stripe books a payment, and says what it keeps, a moment after it (docs.stripe.com/payments/payment-intents/asynchronous-capture). */
    isBooked: (id: string, { fee, currency }: { fee: number; currency: string }) => {
      const charge = store.charge.get(found(id).intent.latest_charge ?? '')
      if (!charge) throw new Error('Nothing was paid')
      const entry = newId('txn')
      store.balance_transaction.set(entry, {
        id: entry,
        object: 'balance_transaction',
        currency,
        fee,
      })
      charge.balance_transaction = entry
      addEvent(store, 'charge.updated', charge)
    },
    /** The year is over: Stripe charges another one by itself, unless it was told to end (docs.stripe.com/billing/subscriptions/cancel). */
    yearPasses: (id: string) => {
      const { invoice, subscription } = found(id)
      if (subscription.status !== 'active') throw new Error(`${id} is ${subscription.status}`)
      if (subscription.cancel_at_period_end) {
        subscription.status = 'canceled'
        addEvent(store, 'customer.subscription.deleted', subscription)
        return
      }
      const { total, currency } = invoice
      const next = addInvoice(store, {
        subscription: id,
        currency: String(currency),
        total,
        reason: 'subscription_cycle',
        method: 'card',
        isKept: true,
      })
      payIntent(store, next.intent)
    },
    /** The bank decides on refunds that were pending. */
    decidesRefunds: (status: 'succeeded' | 'failed') => {
      for (const refund of store.refund.values()) {
        if (refund.status !== 'pending') continue
        refund.status = status
        const charge = store.charge.get(refund.charge)
        if (status === 'failed' && charge) charge.amount_refunded -= refund.amount
      }
    },
    /** What the method of a subscription does from now on, where its owner is away. */
    leavesMethod: (id: string, course: LaterCourse) => {
      store.courses.set(found(id).subscription.default_payment_method ?? '', course)
    },
    /** A method that Stripe's own fields have taken, of no customer yet. */
    newMethod: (course: LaterCourse, type = 'card'): string =>
      addMethod(store, { type, customer: null, course }).id,
    /** The customer of a subscription puts this method in place of the one before, on Stripe's page (`payment_method_update`). */
    choosesMethod: (id: string, method: string) => {
      const { customer } = found(id).subscription
      const [owner, chosen] = [store.customer.get(customer), store.payment_method.get(method)]
      if (!owner || !chosen) throw new Error(`No ${method} for ${id}`)
      chosen.customer = customer
      owner.invoice_settings.default_payment_method = method
    },
    /** The owner deletes a customer in Stripe's own pages, whose subscriptions end with it (docs.stripe.com/api/customers/delete). */
    deletesCustomer: (id: string) => {
      const customer = store.customer.get(id)
      if (!customer) throw new Error(`No customer ${id}`)
      customer.deleted = true
      for (const one of store.subscription.values()) {
        if (one.customer === id) one.status = 'canceled'
      }
    },
    /** A buyer asks the bank for a payment back, or the bank goes on with that: the event's object, of which Stripe tells by itself. */
    disputes: (intent: string, status: Stripe.Dispute.Status): Kept['dispute'] => {
      const known = [...store.dispute.values()].find((one) => one.payment_intent === intent)
      const dispute = {
        ...known,
        id: known?.id ?? newId('du'),
        object: 'dispute',
        status,
        payment_intent: intent,
      }
      requireValue('Disputes', { name: 'Dispute.Status', value: status })
      store.dispute.set(dispute.id, dispute)
      return dispute
    },
    intentOf: (id: string): Kept['payment_intent'] => found(id).intent,
  }
}

const callOf = (request: IncomingMessage, body: string): Call => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.example')
  const { method = 'GET' } = request
  const fields = method === 'GET' || body === '' ? searchParams : new URLSearchParams(body)
  return { method, path: pathname, fields }
}

const asAnswer = ({ status, message, type }: Refusal): Answer => ({
  status,
  body: { error: { type, message } },
})

type Changed = {
  /** Makes an answer another one than Stripe's, for what has to notice that. */
  change?: (call: Call, answer: Answer) => Answer
  /** Whether others than the driver call too, whose calls are not written down. */
  hasOthers?: boolean
}

/**
 * A local server that stands in for Stripe's API in the calls of the driver and of `npm run stripe:check`, and signs events as
 * Stripe does. It answers what was asked for alone and refuses what Stripe refuses (`refusals.ts`, `values.ts`, `limits.ts`).
 */
export const startStripeApi = async ({
  change = (_call, answer) => answer,
  hasOthers = false,
}: Changed = {}) => {
  const store = openStore()
  const account: Account = {
    hasPayPal: true,
    refundsAre: 'succeeded',
    readsBalance: true,
    hasPortal: false,
    breaks: [],
  }
  const once = idempotent()
  const calls: (Call & { body: string })[] = []
  let failures = 0

  const answerOf = (request: IncomingMessage, body: string): Answer => {
    const call = callOf(request, body)
    calls.push({ ...call, body })
    if (failures > 0) {
      failures -= 1
      return asAnswer(refusals.away())
    }
    if (!/^Bearer [rs]k_test_/.test(request.headers.authorization ?? ''))
      return asAnswer(refusals.noKey())
    const { 'idempotency-key': header } = request.headers
    // A key is for what changes something; others have none.
    const key = call.method === 'POST' && typeof header === 'string' ? header : undefined
    const work = () => answerCall(store, { account, call })
    return change(call, once.answer({ key, text: `${call.path}\n${body}`, work }))
  }
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body, isReplayed } = answerOf(request, await text(request))
    response.writeHead(status, {
      'Content-Type': 'application/json',
      ...(isReplayed && { 'Idempotent-Replayed': 'true' }),
    })
    response.end(JSON.stringify(body))
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  const stripe = new Stripe(KEY)
  return {
    settings: {
      secretKey: KEY,
      publishableKey: 'pk_test_12345678',
      webhookSecret: SECRET,
      apiUrl: `http://127.0.0.1:${port}`,
      siteUrl: 'https://site.example',
    },
    buyer: buyerOf(store),
    store,
    calls,
    account,
    /** A day is over, after which Stripe knows no key any more (docs.stripe.com/api/idempotent_requests). */
    forgetKeys: once.forget,
    /** The next so many calls fail. */
    failNext: (count: number) => void (failures = count),
    /** The body and signature of an event, as Stripe posts them. */
    signed: (event: object, { secret = SECRET, ageS = 0 } = {}) => {
      const told = { object: 'event', id: newId('evt'), livemode: false }
      const payload = JSON.stringify({ ...told, api_version: STRIPE_VERSION, ...event })
      const timestamp = Math.floor(Date.now() / 1000) - ageS
      const header = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { body: payload, headers: new Headers({ 'Stripe-Signature': header }) }
    },
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
      if (!hasOthers) requireRecorded(calls)
    },
  }
}
