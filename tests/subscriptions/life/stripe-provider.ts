import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { NextRequest } from 'next/server'
import { WEBHOOK_SIGNATURE_HEADER } from '#features/checkout/payment-contract.ts'
import { answerWork, type WorkSite } from '#features/checkout/server/answer-work.ts'
import { stripeDriver } from '#features/checkout/server/drivers/stripe.ts'
import {
  renewalOutcome,
  workRequest,
  type RenewalCharge,
} from '#features/checkout/subscription-contract.ts'
import { giveBackRest } from '#features/orders/server/give-back.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { listen, stopListening } from '#services/listen.ts'
import { chargeRequest } from '../../features/checkout/charge-request.ts'
import type { Bench } from '../../services/support/bench.ts'
import { freePort } from '../../services/support/free-port.ts'
import { checkoutSite } from '../../support/checkout-browser.ts'
import { payIntent, type LaterCourse } from '../../support/stripe-api/store.ts'
import { startStripeApi } from '../../support/stripe-api/stripe-api.ts'
import { serveWork, type ChargeSeen, type Course, type Provider } from './provider-stub.ts'
import { DAY_MS } from './subscriber.ts'

const METHODS: Readonly<Record<Course['state'], LaterCourse>> = {
  succeeded: 'succeeds',
  failed: 'declined',
  pending: 'waits',
}

const YEAR_MS = 365 * DAY_MS

type Api = Awaited<ReturnType<typeof startStripeApi>>

/** What time does at Stripe: it forgets keys in a day, and ends a subscription with its first year. */
export const timeAt = ({ buyer, forgetKeys, store }: Api, now: () => Date) => {
  const begun = new Map<string, number>()
  let forgotten = now().getTime()
  return {
    begin: (id: string) => void begun.set(id, now().getTime()),
    passes: (id: string) => {
      const time = now().getTime()
      if (time - forgotten >= DAY_MS) {
        forgetKeys()
        forgotten = time
      }
      const isOver = time - (begun.get(id) ?? Infinity) >= YEAR_MS
      if (isOver && store.subscription.get(id)?.status === 'active') buyer.yearPasses(id)
    },
  }
}

/** Stripe's payments of our own for a subscription, as the account has them. */
const takenAt = ({ store }: Api, providerId: string) =>
  [...store.payment_intent.values()]
    .filter(
      ({ status, metadata }) => status === 'succeeded' && metadata.subscription === providerId,
    )
    .map(({ id, amount }) => ({ id, total: amount }))

/** The services of a bench where a site finds them. */
const serveBench = async ({ app }: Bench) => {
  const port = await freePort()
  const server = await listen(app, { port, host: '127.0.0.1' })
  return { url: `http://127.0.0.1:${port}`, stop: () => stopListening(server) }
}

/** The site's own handler and Stripe's driver, on a server that speaks Stripe's API. */
export const startStripeProvider = async (bench: Bench): Promise<Provider> => {
  const { now, payment } = bench.services
  const api = await startStripeApi()
  const services = await serveBench(bench)
  const driver = stripeDriver(api.settings)
  const time = timeAt(api, now)
  const [seen, ended] = [new Map<string, ChargeSeen>(), new Set<string>()]
  const [givenBack, faults]: [string[], string[]] = [[], []]
  const provider = { course: (): Course => ({ state: 'succeeded' }) }
  const { site: made } = checkoutSite(
    { url: () => services.url, bench: () => bench },
    { driver, now: () => new Date() },
  )
  const site: WorkSite = {
    ...made,
    payment: { ...made.payment, webhookSecret: payment.webhookSecret },
    giveBackRest: async (rest) => {
      const outcome = await giveBackRest(rest)
      if (outcome === 'given-back') givenBack.push(rest.orderNumber)
      return outcome
    },
  }

  const note = (charge: RenewalCharge, body: unknown) => {
    const outcome = renewalOutcome.parse(body)
    seen.set(charge.key, { charge, at: seen.get(charge.key)?.at ?? now(), outcome })
  }

  const begin = (charge: RenewalCharge, { state }: Course) => {
    time.passes(charge.providerId)
    if (!seen.has(charge.key)) api.buyer.leavesMethod(charge.providerId, METHODS[state])
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const course = provider.course()
    const away = () => void response.writeHead(503).end('{}')
    if (course.lost === 'before') return away()
    const work = workRequest.parse(JSON.parse(body))
    if (work.kind === 'charge') begin(work.charge, course)
    const header = request.headers[WEBHOOK_SIGNATURE_HEADER.toLowerCase()]
    const asked = new NextRequest(`http://10.0.0.5:3000${request.url}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [WEBHOOK_SIGNATURE_HEADER]: String(header) },
      body,
    })
    const answered = await answer(answerWork, { request: asked, site })
    const told: unknown = await answered.json()
    if (answered.status !== 200) faults.push(`${work.kind}: ${answered.status}`)
    else if (work.kind === 'charge') note(work.charge, told)
    else if (work.kind === 'end') ended.add(work.providerId)
    if (course.lost === 'after') return away()
    response.writeHead(answered.status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(told))
  }

  const port = await serveWork({ handle, faults })
  return Object.assign(provider, {
    seen,
    ended,
    givenBack,
    faults,
    webhookUrl: port.webhookUrl,
    taken: (providerId: string) => takenAt(api, providerId),
    firstPayment: async ({ key, attempt }: Parameters<Provider['firstPayment']>[0]) => {
      const { total: amount, quote, buyer } = attempt
      const request = chargeRequest({ key, amount, currency: quote.currency, email: buyer.email })
      const { paymentId } = await driver.start(request, AbortSignal.timeout(8000))
      api.buyer.pays(paymentId)
      time.begin(paymentId)
      return { paymentId, subscriptionId: paymentId }
    },
    decide: async (one: ChargeSeen, state: 'succeeded' | 'failed') => {
      const { paymentId } = one.outcome
      const intent = api.store.payment_intent.get(paymentId)
      if (state === 'succeeded') payIntent(api.store, paymentId)
      else {
        Object.assign(intent ?? {}, {
          status: 'requires_payment_method',
          last_payment_error: { type: 'card_error', code: 'card_declined' },
        })
      }
      one.outcome = await driver.subscription.lookAtCharge(paymentId, AbortSignal.timeout(8000))
    },
    stop: async () => {
      await port.stop()
      await services.stop()
      await api.stop()
    },
  })
}
