import { isAxiosError } from 'axios'
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
    if (isAxiosError(error)) return false
    throw error
  }
}
