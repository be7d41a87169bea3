import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { answers, newId, type Kept } from './objects.ts'

type Answer = { status: number; body: unknown }

const OK = 200

const ok = (body: unknown): Answer => ({ status: OK, body })

const refused = (status: number, message: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, message } },
})

const metadataIn = (fields: URLSearchParams) => {
  const pairs = [...fields].flatMap(([name, value]) => {
    const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
    return key === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(pairs)
}

const PRICE = 'items[0][price_data]'

const newSubscription = (fields: URLSearchParams): Kept => ({
  id: newId('sub'),
  created: Math.floor(Date.now() / 1000),
  status: 'incomplete',
  metadata: metadataIn(fields),
  currency: fields.get(`${PRICE}[currency]`) ?? '',
  total: Number(fields.get(`${PRICE}[unit_amount]`)),
  invoiceId: newId('in'),
  intent: {
    id: newId('pi'),
    status: 'requires_payment_method',
    method: fields.get('payment_settings[payment_method_types][0]') ?? 'card',
    redirectUrl: null,
    error: null,
    refunded: 0,
  },
})

const ENDED: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired']

/** What a buyer does in the browser, told to the API that stands in for Stripe's. */
const buyer = (subscriptions: Map<string, Kept>) => {
  const find = (id: string) => {
    const kept = subscriptions.get(id)
    if (!kept) throw new Error(`No subscription ${id}`)
    return kept
  }
  return {
    pays: (id: string) => {
      const kept = find(id)
      if (kept.status !== 'incomplete') throw new Error('Nothing is left to pay')
      kept.status = 'active'
      Object.assign(kept.intent, { status: 'succeeded', redirectUrl: null, error: null })
    },
    /** The payment is there; its subscription is not told yet. */
    paysAhead: (id: string) => {
      Object.assign(find(id).intent, { status: 'succeeded', redirectUrl: null, error: null })
    },
    isRefused: (id: string, code = 'card_declined') => {
      Object.assign(find(id).intent, { status: 'requires_payment_method', error: code })
    },
    waits: (id: string) => {
      find(id).intent.status = 'processing'
    },
    /** As if the subscription had been made so many minutes before. */
    letsPass: (id: string, minutes: number) => {
      find(id).created -= minutes * 60
    },
  }
}

type Request = { method: string; path: string; fields: URLSearchParams }

/** The calls that the driver makes, in the form that Stripe documents for them. */
const routesOf = (subscriptions: Map<string, Kept>) => {
  const byIntent = (id: string | null) =>
    [...subscriptions.values()].find(({ intent }) => intent.id === id)
  const subscription = ({ method, path }: Request): Answer | undefined => {
    const [, id = ''] = /^\/v1\/subscriptions\/(\w+)$/.exec(path) ?? []
    const kept = subscriptions.get(id)
    if (!id) return undefined
    if (!kept) return refused(404, 'No such subscription')
    if (method !== 'DELETE') return ok(answers.subscription(kept))
    if (ENDED.includes(kept.status)) return refused(400, 'It has ended')
    kept.status = kept.status === 'incomplete' ? 'incomplete_expired' : 'canceled'
    return ok(answers.subscription(kept))
  }
  const confirm = ({ path, fields }: Request): Answer | undefined => {
    const [, id = null] = /^\/v1\/payment_intents\/(\w+)\/confirm$/.exec(path) ?? []
    const kept = byIntent(id)
    if (!kept) return undefined
    const page = new URL('https://approve.example/paypal')
    page.searchParams.set('return', fields.get('return_url') ?? '')
    Object.assign(kept.intent, { status: 'requires_action', redirectUrl: page.href })
    return ok(answers.intent(kept))
  }
  const refund = (fields: URLSearchParams): Answer => {
    const kept = byIntent(fields.get('payment_intent'))
    const amount = Number(fields.get('amount'))
    if (!kept || kept.intent.refunded + amount > kept.total) return refused(400, 'More than paid')
    kept.intent.refunded += amount
    return ok({ id: newId('re'), object: 'refund', amount, status: 'succeeded' })
  }
  return (request: Request): Answer => {
    const { method, path, fields } = request
    if (path === '/v1/customers') return ok({ id: newId('cus'), object: 'customer' })
    if (path === '/v1/products') return ok({ id: newId('prod'), object: 'product' })
    if (path === '/v1/refunds') return refund(fields)
    if (path === '/v1/invoice_payments') {
      const kept = byIntent(fields.get('payment[payment_intent]'))
      return ok({
        object: 'list',
        data: kept ? [answers.invoicePayment(kept)] : [],
        has_more: false,
      })
    }
    if (method === 'POST' && path === '/v1/subscriptions') {
      const kept = newSubscription(fields)
      subscriptions.set(kept.id, kept)
      return ok(answers.subscription(kept))
    }
    return subscription(request) ?? confirm(request) ?? refused(404, `No call ${method} ${path}`)
  }
}

const digest = (body: string) => createHash('sha256').update(body).digest('hex')

/** First answers by idempotency key; a key that comes with other fields is refused, as Stripe does. */
const idempotent = () => {
  const first = new Map<string, { digest: string; answer: Answer }>()
  return (key: string | undefined, body: string, work: () => Answer): Answer => {
    if (key === undefined) return work()
    const known = first.get(key)
    if (known && known.digest !== digest(body)) {
      return refused(400, 'The key came with other fields', 'idempotency_error')
    }
    const answer = known?.answer ?? work()
    first.set(key, { digest: digest(body), answer })
    return answer
  }
}

const SECRET = 'whsec_testsecrettestsecret'

/**
 * A local server that speaks Stripe's API for the calls that the driver makes, and signs events as Stripe does. It knows what
 * its documents say of these calls, no more.
 */
export const startStripeApi = async () => {
  const subscriptions = new Map<string, Kept>()
  const answerOf = routesOf(subscriptions)
  const once = idempotent()
  const calls: { path: string; body: string }[] = []
  let failures = 0
  let hasPayPal = true

  const isUnknownMethod = ({ path, fields }: Request) =>
    !hasPayPal && path === '/v1/subscriptions' && [...fields.values()].includes('paypal')

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://stripe.example')
    const body = await text(request)
    const key = request.headers['idempotency-key']
    calls.push({ path: url.pathname, body })
    const fields = request.method === 'GET' ? url.searchParams : new URLSearchParams(body)
    const asked = { method: request.method ?? 'GET', path: url.pathname, fields }
    const isFailing = failures > 0
    failures -= isFailing ? 1 : 0
    const { status, body: answer } = isFailing
      ? refused(503, 'Away', 'api_error')
      : once(typeof key === 'string' ? key : undefined, body, () =>
          isUnknownMethod(asked) ? refused(400, 'No such payment method') : answerOf(asked),
        )
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer))
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  const stripe = new Stripe('sk_test_12345678')
  return {
    settings: {
      secretKey: 'sk_test_12345678',
      publishableKey: 'pk_test_12345678',
      webhookSecret: SECRET,
      apiUrl: `http://127.0.0.1:${port}`,
    },
    buyer: buyer(subscriptions),
    subscriptions,
    calls,
    /** The next so many calls fail. */
    failNext: (count: number) => {
      failures = count
    },
    /** An account that has not turned PayPal on, which Stripe says to whoever asks for it. */
    lacksPayPal: (isLacking: boolean) => {
      hasPayPal = !isLacking
    },
    /** The body and signature of an event, as Stripe posts them. */
    signed: (event: object, { secret = SECRET, ageS = 0 } = {}) => {
      const payload = JSON.stringify({ object: 'event', id: newId('evt'), ...event })
      const timestamp = Math.floor(Date.now() / 1000) - ageS
      const header = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { body: payload, headers: new Headers({ 'Stripe-Signature': header }) }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
