import { firstOver, type LimitKey } from '#lib/limits/bucket.ts'
import { rateLimits, type LimitSettings } from '#lib/limits/rate-limits.ts'
import { networkOf } from '#lib/util/network-of.ts'

const QUARTER_S = 15 * 60

const HOUR_S = 3600

/** Links asked for within a quarter of an hour: from one network, and for one address from there. */
export const LINK_TRIES = { network: 60, addressAndNetwork: 5 } as const

/** Wrong passwords: for one address from one network and from a network within a quarter of an hour, for one address from everywhere within an hour. */
export const PASSWORD_TRIES = { addressAndNetwork: 10, network: 60, address: 100 } as const

/** The two keys of a try: the address of the machine, empty where it is not known, and a stand-in for the account. */
type Tried = { sender: string; account: string }

/** The limits and the store for tries of one kind, such as `logIn`; each kind is counted for itself. */
type Counting = LimitSettings & { kind: string }

type Window = { points: number; seconds?: number }

const limitsOf = ({ kind, ...settings }: Counting) => {
  const { bucket, byNetwork, hashed } = rateLimits(settings)
  const limit = (name: string, { points, seconds = QUARTER_S }: Window) => ({
    name: `${kind}-${name}`,
    points,
    seconds,
  })
  return {
    network: (points: number) => byNetwork(limit('network', { points })),
    accountAndNetwork: (points: number) => {
      const both = bucket(limit('accountAndNetwork', { points }))
      return ({ sender, account }: Tried): LimitKey => [
        both,
        hashed(JSON.stringify([networkOf(sender), account])),
      ]
    },
    accountInAnHour: (points: number) => {
      const hour = bucket(limit('account', { points, seconds: HOUR_S }))
      return ({ account }: Tried): LimitKey => [hour, hashed(account)]
    },
  }
}

/** Counts a try; gives the seconds to wait where one of the limits is reached. */
const waitAfter = async (counted: readonly LimitKey[]): Promise<number | undefined> =>
  (await firstOver(counted, 'take'))?.waitS

/** Limits requests for links; gives the seconds to wait. Repeated ones do not use up the allowance of a network unless `refusesRepeated`. */
export const createLinkTries = ({
  refusesRepeated,
  ...counting
}: Counting & { refusesRepeated: boolean }) => {
  const limits = limitsOf(counting)
  const ofNetwork = limits.network(LINK_TRIES.network)
  const ofBoth = limits.accountAndNetwork(LINK_TRIES.addressAndNetwork)
  return async (tried: Tried): Promise<number | undefined> => {
    const repeatedS = await waitAfter([ofBoth(tried)])
    if (repeatedS === undefined) return waitAfter(ofNetwork(tried.sender))
    return refusesRepeated ? repeatedS : undefined
  }
}

/** Limits wrong passwords by address and network together, so that a stranger does not lock out the owner; a link still signs in. */
export const createPasswordTries = (counting: Counting) => {
  const limits = limitsOf(counting)
  const ofBoth = limits.accountAndNetwork(PASSWORD_TRIES.addressAndNetwork)
  const ofNetwork = limits.network(PASSWORD_TRIES.network)
  const ofAccount = limits.accountInAnHour(PASSWORD_TRIES.address)
  return (tried: Tried) => {
    const counted = [ofBoth(tried), ...ofNetwork(tried.sender), ofAccount(tried)]
    return {
      /** Before the password is looked at, so that many at once are counted. */
      begin: () => waitAfter(counted),
      /** It was right: nothing was guessed. */
      forgive: async () => {
        for (const [bucket, key] of counted) await bucket.giveBack(key)
      },
    }
  }
}
