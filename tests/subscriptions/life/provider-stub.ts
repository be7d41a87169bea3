import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { WEBHOOK_SIGNATURE_HEADER } from '#features/checkout/payment-contract.ts'
import type { AttemptRequest, OutcomeRequest } from '#features/checkout/purchase-contract.ts'
import {
  workRequest,
  type RenewalCharge,
  type RenewalOutcome,
} from '#features/checkout/subscription-contract.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { signedBodyFault } from '#lib/util/signed-body.ts'
import { freePort } from '../../services/support/free-port.ts'

/** What a provider does with a charge, and what the network does with the answer. */
export type Course = {
  state: 'succeeded' | 'failed' | 'pending'
  /** `before`: nothing arrives; `after`: the charge is made, and nobody hears of it; `refused`: for good. */
  lost?: 'before' | 'after' | 'refused'
}

type Taken = { id: string; total: number }

/** A provider as the years of subscribers need it. */
export type Provider = {
  course: () => Course
  /** The card on file of every subscription. */
  card: string
  /** Charges by their keys. */
  seen: Map<string, ChargeSeen>
  /** Subscriptions that nothing is kept for any more. */
  ended: Set<string>
  /** Orders whose money went back. */
  givenBack: string[]
  /** What a sound caller never does. */
  faults: string[]
  webhookUrl: string
  /** The first payment of a buyer, as its outcome has it. */
  firstPayment: (first: {
    key: string
    attempt: AttemptRequest
  }) => Promise<Partial<OutcomeRequest>>
  /** The bank decides on a charge that was pending. */
  decide: (one: ChargeSeen, state: 'succeeded' | 'failed') => Promise<void>
  /** Money that was taken after the first payment of a subscription. */
  taken: (providerId: string) => Taken[]
  stop: () => Promise<void>
}

export type ChargeSeen = { charge: RenewalCharge; at: Date; outcome: RenewalOutcome }

export type Starting = { secret: string; now: () => Date }

const TOLERANCE_S = 60

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A port that stands where the site takes work. */
export const serveWork = async ({ handle, faults }: { handle: Handle; faults: string[] }) => {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      faults.push(String(error))
      response.writeHead(400).end()
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { webhookUrl: `http://127.0.0.1:${port}${API_PATHS.paymentWebhook}`, stop }
}

/**
 * Site and provider behind `POST /api/payment/work`, as strict as the contract: a signature by the system's time, known fields only, one
 * charge for a key, none for a subscription that was ended.
 */
export const startProvider = async ({ secret, now }: Starting): Promise<Provider> => {
  const seen = new Map<string, ChargeSeen>()
  const ended = new Set<string>()
  const givenBack: string[] = []
  const faults: string[] = []
  const provider = { course: (): Course => ({ state: 'succeeded' }), card: 'Visa 4242' }

  const begin = (charge: RenewalCharge, { state }: Course): ChargeSeen => ({
    charge,
    at: now(),
    outcome: {
      key: charge.key,
      paymentId: `pay_${charge.key}`,
      state,
      reason: state === 'failed' ? 'declined' : null,
      total: charge.total,
      currency: charge.currency,
    },
  })

  const chargeOnce = (charge: RenewalCharge): { status: number; body: unknown } => {
    const course = provider.course()
    if (course.lost === 'before') return { status: 503, body: {} }
    const known = seen.get(charge.key)
    if (known && !isDeepStrictEqual(known.charge, charge)) faults.push(`another ${charge.key}`)
    if (!known && course.lost === 'refused') return { status: 409, body: {} }
    if (!known && ended.has(charge.providerId)) faults.push(`${charge.key} after the end`)
    const { outcome } = known ?? begin(charge, course)
    if (!known) seen.set(charge.key, { charge, at: now(), outcome })
    return course.lost === 'after' ? { status: 503, body: {} } : { status: 200, body: outcome }
  }

  const giveBack = (orderNumber: string): { status: number; body: unknown } => {
    if (provider.course().lost) return { status: 503, body: {} }
    givenBack.push(orderNumber)
    return { status: 200, body: { outcome: 'given-back' } }
  }

  const work = (body: string): { status: number; body: unknown } => {
    const request = workRequest.parse(JSON.parse(body))
    if (request.kind === 'charge') return chargeOnce(request.charge)
    if (request.kind === 'refund') return giveBack(request.orderNumber)
    if (request.kind === 'method') {
      return { status: 200, body: { method: { label: provider.card, expires: null } } }
    }
    if (request.kind !== 'end') return { status: 409, body: {} }
    if (provider.course().lost) return { status: 503, body: {} }
    ended.add(request.providerId)
    return { status: 200, body: { ended: true } }
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const header = request.headers[WEBHOOK_SIGNATURE_HEADER.toLowerCase()]
    const fault = signedBodyFault({
      secret,
      body,
      header: typeof header === 'string' ? header : null,
      seconds: Math.floor(Date.now() / 1000),
      toleranceS: TOLERANCE_S,
    })
    if (fault ?? request.url !== API_PATHS.paymentWork) faults.push(fault ?? `${request.url}`)
    const answer = work(body)
    response.writeHead(answer.status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  }

  const { webhookUrl, stop } = await serveWork({ handle, faults })
  return Object.assign(provider, {
    seen,
    ended,
    givenBack,
    faults,
    webhookUrl,
    stop,
    firstPayment: async () => ({}),
    decide: async ({ outcome }: ChargeSeen, state: 'succeeded' | 'failed') => {
      outcome.state = state
      outcome.reason = state === 'failed' ? 'declined' : null
    },
    taken: (providerId: string) =>
      [...seen.values()]
        .filter(
          ({ charge, outcome }) =>
            charge.providerId === providerId && outcome.state === 'succeeded',
        )
        .map(({ outcome }) => ({ id: outcome.paymentId, total: outcome.total })),
  })
}
