import { setTimeout as pause } from 'node:timers/promises'

const isHealthy = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) })
    return answer.ok
  } catch (error) {
    // Refused or slow: not there yet. Anything else is a fault of this script.
    if (error instanceof TypeError || error instanceof DOMException) return false
    throw error
  }
}

type Limits = {
  timeoutMs: number
  /** Ends the wait early. */
  signal?: AbortSignal
}

/** Waits until an address answers 2xx; throws after a number of milliseconds, or when the signal says so. */
export const waitUntilHealthy = async (url: string, { timeoutMs, signal }: Limits) => {
  const end = Date.now() + timeoutMs
  while (!(await isHealthy(url))) {
    if (Date.now() > end) throw new Error(`${url} did not become healthy in ${timeoutMs / 1000} s.`)
    await pause(100, undefined, { signal })
  }
}
