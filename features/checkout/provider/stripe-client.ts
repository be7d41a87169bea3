import { Stripe } from 'stripe'
import { BRAND } from '#lib/config/brand.ts'
import { HTTP_RETRIES } from '#lib/config/constants.ts'
import { UpstreamError, type UpstreamFault } from '#lib/http/upstream-error.ts'
import { watchCall } from '#lib/http/watch-call.ts'
import { readLimited, utf8Text } from '#lib/util/read-limited.ts'

/** Stripe's keys; with them real money is taken. */
export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** The address of its API, for tests; Stripe's own when left out. */
  apiUrl: string | undefined
  /** The address to which a bank would send a customer back. */
  siteUrl: string
}

/** The version of Stripe's API that the driver is written for: that of the package's types, and of the webhook (docs/operating.md). */
export const STRIPE_VERSION = '2026-10-28.endive'

const placeOf = (apiUrl: string) => {
  const { hostname, port, protocol } = new URL(apiUrl)
  return {
    host: hostname,
    port,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  }
}

/** Larger than a page of a hundred entries. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024

const tooLarge = () => new Error('An answer of Stripe has more bytes than any of its API')

/** Stripe's client over Node's http reads on after its time is up, and an answer without end takes the memory of the process. */
const limitedFetch: typeof fetch = async (...request) => {
  const answer = await fetch(...request)
  if (answer.body === null) return answer
  const bytes = await readLimited(answer, { most: MAX_ANSWER_BYTES, tooLarge })
  return new Response(utf8Text(bytes), { status: answer.status, headers: answer.headers })
}

/** Stripe's own client, which repeats a failed call under its idempotency key (S2 §7). */
export const stripeClient = ({ secretKey, apiUrl }: StripeSettings, timeoutMs: number): Stripe =>
  new Stripe(secretKey, {
    apiVersion: STRIPE_VERSION,
    maxNetworkRetries: HTTP_RETRIES,
    timeout: timeoutMs,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(limitedFetch),
    ...(apiUrl === undefined ? {} : placeOf(apiUrl)),
  })

const faultOf = (status: number | undefined): UpstreamFault => {
  if (status === undefined) return 'unreachable'
  return status >= 500 ? 'failed' : 'refused'
}

const ended = (ms: number) => new UpstreamError({ upstream: 'payment', fault: 'slow', ms })

/** Rejects when a signal ends: Stripe's client knows none. */
const whenAborted = (signal: AbortSignal, elapsed: () => number) =>
  new Promise<never>((_resolve, reject) => {
    const end = () => reject(ended(elapsed()))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

/** Makes calls of Stripe's API within the time of a request; throws `UpstreamError`, which holds nothing of what was sent or answered. */
export const callStripe = <Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> =>
  watchCall('payment', async ({ elapsed }) => {
    try {
      return await Promise.race([call(), whenAborted(signal, elapsed)])
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      const { statusCode: status, code } = error
      const ms = elapsed()
      throw new UpstreamError({ upstream: 'payment', fault: faultOf(status), status, code, ms })
    }
  })

/** Goes on where Stripe refuses: what stands there now is read afterwards, and decides. */
export const ignoreRefusal = async (call: Promise<unknown>): Promise<void> => {
  try {
    await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

/** The text on the buyer's statement behind the name of the account (docs.stripe.com/get-started/account/statement-descriptors). */
export const STATEMENT = BRAND.name.slice(0, 22)

/** Tries of one call under keys of their own; each comes after one that Stripe only tells again as failed. */
export const MOST_TRIES = 20

/** The end of the key of a try: nothing for the first. */
export const nth = (number: number): string => (number === 0 ? '' : `-${number}`)

/** True if Stripe only repeats how a call under its key has failed, as it does for a day; 500s too (docs.stripe.com/api/idempotent_requests). */
export const isFailedReplay = (
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeError> =>
  error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'

const BROKEN = 500

/** True if that repeated failure is a broken call and not a refusal. */
export const isBrokenReplay = (error: unknown): boolean =>
  isFailedReplay(error) && (error.statusCode ?? 0) >= BROKEN

/** The first try that gives something, each under a key of its own; throws `UpstreamError` after too many. */
export const firstOf = async <Made>(makeAt: (number: number) => Promise<Made | undefined>) => {
  for (let number = 0; number < MOST_TRIES; number += 1) {
    const made = await makeAt(number)
    if (made !== undefined) return made
  }
  throw new UpstreamError({ upstream: 'payment', fault: 'failed', ms: 0 })
}
