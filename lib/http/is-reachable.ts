import { AxiosError, isAxiosError } from 'axios'
import { httpClient } from './http-client.ts'

/** Tells whether a service answers within a time, with anything but a failure of its own; asks once. */
export const isReachable = async (url: string, limitMs: number): Promise<boolean> => {
  try {
    await httpClient.get(url, {
      signal: AbortSignal.timeout(limitMs),
      validateStatus: (status) => status < 500,
      'axios-retry': { retries: 0 },
    })
    return true
  } catch (error) {
    if (!isAxiosError(error)) throw error
    // An answer that is longer than the client reads is one all the same.
    return !error.response && error.code === AxiosError.ERR_BAD_RESPONSE
  }
}
