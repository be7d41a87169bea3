import { isAxiosError } from 'axios'
import type { UpstreamName } from '#lib/config/reference-services.ts'
import { UpstreamError, type UpstreamFault } from './upstream-error.ts'

type Call = { upstream: UpstreamName; ms: number }

const TIMEOUT_CODES = ['ECONNABORTED', 'ETIMEDOUT', 'ERR_CANCELED']

const MAX_RETRY_AFTER_S = 3600

const faultOf = (status: number): UpstreamFault => {
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'bad-answer'
}

const retryAfterOf = (value: unknown): number | undefined => {
  const seconds = Number(value)
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, MAX_RETRY_AFTER_S) : undefined
}

/** Maps whatever axios throws to an `UpstreamError`; a fault of our own code is thrown as it is. */
export const toUpstreamError = (error: unknown, { upstream, ms }: Call): UpstreamError => {
  if (!isAxiosError(error)) throw error
  const { response, code } = error
  if (response) {
    const { status } = response
    const retryAfter = retryAfterOf(response.headers['retry-after'])
    return new UpstreamError({ upstream, fault: faultOf(status), status, ms, retryAfter })
  }
  if (code && TIMEOUT_CODES.includes(code)) {
    return new UpstreamError({ upstream, fault: 'slow', code, ms })
  }
  const fault = code === 'ERR_BAD_RESPONSE' ? 'bad-answer' : 'unreachable'
  return new UpstreamError({ upstream, fault, code, ms })
}
