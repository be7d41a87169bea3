import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { RETRY_AFTER_OUTAGE_S } from '#lib/config/constants.ts'

type Exchange = { isUnavailable: boolean }

const FAILED = 500

const UNAVAILABLE = 503

/** Pages and the start of the server are bundled apart: they meet by this name alone. */
const noted = channel('site.page.unavailable')

const exchanges = new AsyncLocalStorage<Exchange>()

/** Notes that the page that is being made fails for a service that is away, not for a fault of ours. */
export const noteUnavailable = (): void => noted.publish({})

/** Turns the 500 of such a page into 503 with the seconds after which to ask again, which no cache keeps. */
const answerUnavailable = (response: ServerResponse, exchange: Exchange) => {
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

/** Watches over the answer of a request from its start. */
export const watchAnswer = (response: ServerResponse): void => {
  const exchange = { isUnavailable: false }
  exchanges.enterWith(exchange)
  answerUnavailable(response, exchange)
}

/** Hears what pages note; once a process. */
export const hearUnavailable = (): void => {
  noted.subscribe(() => {
    const exchange = exchanges.getStore()
    if (exchange) exchange.isUnavailable = true
  })
}
