import { edgeEnv } from '#lib/config/env-edge.ts'
import { servicesKeyHeader } from '#lib/config/services-key.ts'
import { logEdge } from '#lib/edge/log-edge.ts'
import { discardBody } from '#lib/util/discard-body.ts'

/** Asks where a visitor is; gives the code of the currency there, or nothing where nobody could tell in time. */
export type AskPlace = (headers: Headers) => Promise<string | undefined>

/** Milliseconds that a page waits to hear where its visitor is. */
const PLACE_WAIT_MS = 300

const ADDRESS = /^[\da-f.:]{3,45}$/i

/** The entry that the outermost trusted proxy wrote: a visitor who forges it changes the own page alone (docs/decisions/013). */
const visitorAddress = (headers: Headers, trustedHops: number): string | undefined => {
  const entry = headers.get('x-forwarded-for')?.split(',').at(-Math.max(1, trustedHops))
  const address = entry?.trim() ?? ''
  return ADDRESS.test(address) ? address : undefined
}

const currencyIn = (answer: unknown): string | undefined => {
  if (typeof answer !== 'object' || answer === null) return undefined
  if ('isFallback' in answer && answer.isFallback === true) return undefined
  return 'currencyCode' in answer && typeof answer.currencyCode === 'string'
    ? answer.currencyCode
    : undefined
}

let isFailing = false

const note = (reason: string | null) => {
  if ((reason !== null) === isFailing) return
  isFailing = reason !== null
  logEdge(
    reason === null
      ? { event: 'upstream answers again', upstream: 'geo' }
      : { event: 'upstream failed', upstream: 'geo', reason },
  )
}

/** Makes what asks `GET {geo service}/` (S2 §7) with the visitor's address; a failure is logged once, and the page shows the usual currency. */
export const placeAsker =
  (waitMs = PLACE_WAIT_MS): AskPlace =>
  async (headers) => {
    const { geoServiceUrl, trustedProxyHops } = edgeEnv()
    const address = visitorAddress(headers, trustedProxyHops)
    if (address === undefined) return undefined
    try {
      const response = await fetch(`${geoServiceUrl}/`, {
        headers: { 'X-Forwarded-For': address, ...servicesKeyHeader(geoServiceUrl) },
        cache: 'no-store',
        redirect: 'manual',
        signal: AbortSignal.timeout(waitMs),
      })
      note(response.ok ? null : `answers ${response.status}`)
      if (response.ok) return currencyIn(await response.json())
      await discardBody(response)
      return undefined
    } catch (error) {
      note(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }
