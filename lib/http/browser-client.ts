import { create, type AxiosError } from 'axios'
import axiosRetry, { exponentialDelay, isNetworkError } from 'axios-retry'
import { HTTP_RETRIES } from '#lib/config/constants.ts'

/** Our handlers have spent their own retries when they answer a problem; trying again would only add load. */
const isOwnProblem = ({ response }: AxiosError) =>
  String(response?.headers['content-type']).startsWith('application/problem+json')

const isWorthRepeating = (error: AxiosError): boolean => {
  if (!error.response) return isNetworkError(error)
  return error.response.status >= 500 && !isOwnProblem(error)
}

/**
 * The HTTP client of the browser: repeats a call three times with growing pauses (S2 §7) when no answer
 * came or something in front of the site failed. A call that changes something must carry an `Idempotency-Key`.
 */
export const browserClient = create({ headers: { Accept: 'application/json' } })

axiosRetry(browserClient, {
  retries: HTTP_RETRIES,
  retryDelay: exponentialDelay,
  retryCondition: isWorthRepeating,
})
