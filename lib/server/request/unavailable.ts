import type { ServerResponse } from 'node:http'
import { RETRY_AFTER_OUTAGE_S } from '#lib/config/constants.ts'
import { currentExchange, type Exchange } from '#lib/util/exchange.ts'

const FAILED = 500

const UNAVAILABLE = 503

/** Notes that the page that is being made fails for a service that is away, not for a fault of ours. */
export const noteUnavailable = (): void => {
  const exchange = currentExchange()
  if (exchange) exchange.isUnavailable = true
}

/** Watches over an answer from its start: turns the 500 of such a page into 503 with the seconds after which to ask again, which no cache keeps. */
export const watchAnswer = (response: ServerResponse, exchange: Exchange): void => {
  const writeHead = response.writeHead.bind(response)
  // Next sets the status and lets Node write the head.
  response.writeHead = (status: number, ...rest: never[]) => {
    if (status !== FAILED || !exchange.isUnavailable) return writeHead(status, ...rest)
    response.setHeader('Retry-After', String(RETRY_AFTER_OUTAGE_S))
    response.setHeader('Cache-Control', 'no-store')
    response.statusCode = UNAVAILABLE
    return writeHead(UNAVAILABLE, ...rest)
  }
}
