import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const QUARTER_S = 15 * 60

const HOUR_S = 3600

/** Links asked for within a quarter of an hour from one network, and for one address where that has to be counted as well. */
export const LINK_TRIES = { network: 60, addressAndNetwork: 5 } as const

/** Wrong passwords: for one address from one network and from a network within a quarter of an hour, for one address from everywhere within an hour. */
export const PASSWORD_TRIES = { addressAndNetwork: 10, network: 60, address: 100 } as const

type Limit = { limiter: RateLimiterMemory; key: string }

/** Counts a try; gives the seconds to wait where one of the limits is reached. */
const consume = async (limits: readonly Limit[]): Promise<number | undefined> => {
  try {
    for (const { limiter, key } of limits) await limiter.consume(key)
    return undefined
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000)
    throw refused
  }
}

const limiter = (points: number, duration = QUARTER_S) =>
  new RateLimiterMemory({ points, duration })

/** How often a link may be asked for; counted in this process, which is enough for what mail alone answers. */
export const createLinkTries = () => {
  const ofNetwork = limiter(LINK_TRIES.network)
  const ofBoth = limiter(LINK_TRIES.addressAndNetwork)
  return ({ network, address }: { network: string; address?: string }) =>
    consume([
      { limiter: ofNetwork, key: network },
      ...(address === undefined ? [] : [{ limiter: ofBoth, key: `${network} ${address}` }]),
    ])
}

/**
 * How often a password may be wrong. Who guesses is slowed by address and network together, so that a stranger elsewhere takes nothing from the
 * owner; by very many networks together a password can be closed for an hour, and a link still lets in.
 */
export const createPasswordTries = () => {
  const { addressAndNetwork, network, address } = PASSWORD_TRIES
  const limiters = {
    both: limiter(addressAndNetwork),
    network: limiter(network),
    address: limiter(address, HOUR_S),
  }
  return (tried: { address: string; network: string }) => {
    const limits = [
      { limiter: limiters.both, key: `${tried.network} ${tried.address}` },
      { limiter: limiters.network, key: tried.network },
      { limiter: limiters.address, key: tried.address },
    ]
    return {
      /** Before the password is looked at, so that many at once are counted. */
      begin: () => consume(limits),
      /** It was right: nothing was guessed. */
      forgive: async () => {
        for (const limit of limits) await limit.limiter.reward(limit.key, 1)
      },
    }
  }
}
