import { createHmac } from 'node:crypto'
import { presentKey } from '#lib/util/keys-in.ts'
import type { Log } from '#lib/util/log.ts'
import { networkOf, siteOf } from '#lib/util/network-of.ts'
import { firstOver, makeBucket, type LimitKey, type Over } from './bucket.ts'
import type { MakeLimiter, RateLimit } from './limiters.ts'

export type LimitSettings = {
  makeLimiter: MakeLimiter
  /** Keys the hashes that stand for networks and addresses (`HASH_KEY`). */
  hashKey: string
  log: Log
}

/** The seconds after which somebody at an address may try again, or nothing where that is at once; the address is empty where no proxy vouches for one. */
export type LimitNetwork = (address: string) => Promise<number | undefined>

type Line = Readonly<Record<string, string>>

type NetworkLimit = {
  ofNetwork: readonly RateLimit[]
  ofEverybody: RateLimit
  /** The log line of the limit that was reached. */
  lineOf: (limit: string) => Line
}

/** The key by which all requests without a trusted address are counted together. */
export const EVERYBODY = 'everybody'

/** The limit of all networks that one customer may have together, as a multiple of one network's, since a house or a company shares them. */
const WIDE = 10

/** The maker of all the site's limits; it keeps keyed hashes only. */
export const rateLimits = ({ makeLimiter, hashKey, log }: LimitSettings) => {
  const bucket = (limit: RateLimit) => makeBucket(limit, makeLimiter)

  const hashed = (text: string) =>
    createHmac('sha256', presentKey(hashKey)).update(text).digest('base64url').slice(0, 22)

  /** The seconds to wait; logs the first time within a window that a limit is reached, for a flood would fill the log as well. */
  const waitOf = (over: Over | undefined, lineOf: (limit: string) => Line) => {
    if (over?.isFirstOver) log.info({ ...lineOf(over.name), waitS: over.waitS })
    return over?.waitS
  }

  /** A limit for a visitor's network, and a wider one for the networks that a customer of IPv6 can change between. */
  const byNetwork = (limit: RateLimit): ((address: string) => LimitKey[]) => {
    const own = bucket(limit)
    const wide = bucket({ ...limit, name: `${limit.name}Wide`, points: limit.points * WIDE })
    return (address) => {
      const site = siteOf(address)
      const counted: LimitKey = [own, hashed(networkOf(address))]
      return site === undefined ? [counted] : [counted, [wide, hashed(site)]]
    }
  }

  /** Limits each visitor's network, or everybody together where no address can be trusted. */
  const network = ({ ofNetwork, ofEverybody, lineOf }: NetworkLimit): LimitNetwork => {
    const own = ofNetwork.map(byNetwork)
    const everybody = bucket(ofEverybody)
    return async (address) => {
      const counted = address
        ? own.flatMap((countedBy) => countedBy(address))
        : [[everybody, EVERYBODY] as const]
      return waitOf(await firstOver(counted, 'take'), lineOf)
    }
  }
  return { bucket, byNetwork, hashed, waitOf, network }
}
