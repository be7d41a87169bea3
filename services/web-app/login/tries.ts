import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const QUARTER_S = 15 * 60

const HOUR_S = 3600

/** Links asked for within a quarter of an hour: from one network, and for one address from there. */
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

type Asked = { network: string; address: string }

/**
 * How often a link may be asked for; counted in this process, which is enough for what mail alone answers. Gives the seconds to wait. Whoever
 * presses again and again for one address uses up nothing of the network, which others share; `refusesRepeated` refuses that as well.
 */
export const createLinkTries = ({ refusesRepeated }: { refusesRepeated: boolean }) => {
  const ofNetwork = limiter(LINK_TRIES.network)
  const ofBoth = limiter(LINK_TRIES.addressAndNetwork)
  return async ({ network, address }: Asked): Promise<number | undefined> => {
    const repeatedS = await consume([{ limiter: ofBoth, key: `${network} ${address}` }])
    if (repeatedS === undefined) return consume([{ limiter: ofNetwork, key: network }])
    return refusesRepeated ? repeatedS : undefined
  }
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
