import { create, isCancel, type AxiosError } from 'axios'
import axiosRetry, { exponentialDelay, isNetworkError } from 'axios-retry'
import { HTTP_RETRIES } from '#lib/config/constants.ts'
import { servicesKeyHeader } from '#lib/config/services-key.ts'

const NOT_IMPLEMENTED = 501

/** Larger than any answer of a contract, so that a wild upstream cannot fill the memory. */
const MAX_ANSWER_BYTES = 64 * 1024

/** A try failed before an answer came, or the service says that it failed; "not implemented" stays so. */
const isWorthRepeating = (error: AxiosError): boolean => {
  if (isCancel(error)) return false
  if (!error.response) return isNetworkError(error)
  return error.response.status >= 500 && error.response.status !== NOT_IMPLEMENTED
}

/**
 * The one HTTP client: repeats a failed call three times with growing pauses (S2 §7), follows no redirect.
 * Because it repeats every method, a call that changes something must carry an `Idempotency-Key`. Give each
 * call an abort signal: it bounds all tries together.
 */
export const httpClient = create({
  maxRedirects: 0,
  maxContentLength: MAX_ANSWER_BYTES,
  headers: { Accept: 'application/json' },
})

httpClient.interceptors.request.use((config) => {
  for (const [name, value] of Object.entries(servicesKeyHeader(config.url ?? ''))) {
    config.headers.set(name, value)
  }
  return config
})

axiosRetry(httpClient, {
  retries: HTTP_RETRIES,
  retryDelay: exponentialDelay,
  retryCondition: isWorthRepeating,
})
