import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const QUARTER_S = 15 * 60

/** Tries to log in within a quarter of an hour, by address and by network. */
export const LOGIN_TRIES = { address: 10, network: 60 } as const

/** Whether there have been too many tries; counted in this process, which is enough against guessing. */
export const createTries = () => {
  const limiters = {
    address: new RateLimiterMemory({ points: LOGIN_TRIES.address, duration: QUARTER_S }),
    network: new RateLimiterMemory({ points: LOGIN_TRIES.network, duration: QUARTER_S }),
  }
  return async (keys: Record<keyof typeof limiters, string>): Promise<boolean> => {
    try {
      await limiters.network.consume(keys.network)
      await limiters.address.consume(keys.address)
      return false
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return true
      throw refused
    }
  }
}
