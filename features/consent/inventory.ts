import type { ConsentClass } from '#lib/config/consent-classes.ts'
import { COOKIES, type CookieKey } from '#lib/config/cookies.ts'
import type { PublicEnv } from '#lib/config/env-public.ts'
import { STORAGE_KEYS, type StorageKey } from '#lib/config/storage-keys.ts'
import {
  originsOf,
  THIRD_PARTIES,
  THIRD_PARTY_IDS,
  type ForeignKey,
  type ThirdPartyId,
} from '#lib/config/third-parties.ts'
import { keysOf } from '#lib/util/keys-of.ts'

const MINUTE_S = 60
const DAY_S = 86_400

/** How long something stays: a count of a unit, or until something happens. */
type Lifetime = { unit: 'minutes' | 'days'; count: number } | { unit: 'browser' | 'tab' | 'erased' }

/** A name that may turn up in a browser; `purpose` is the key of its text in `cookiePolicy.json`. */
export type InventoryRow = {
  name: string
  consent: ConsentClass
  purpose: `cookies.${CookieKey}` | `storage.${StorageKey}` | `thirdParties.${ThirdPartyId}`
  lifetime: Lifetime
}

const ofSeconds = (seconds: number | null): Lifetime => {
  if (seconds === null) return { unit: 'browser' }
  return seconds < DAY_S
    ? { unit: 'minutes', count: seconds / MINUTE_S }
    : { unit: 'days', count: seconds / DAY_S }
}

const IN_AREA = { cookie: 'browser', local: 'erased', session: 'tab' } as const

const cookieRows = () =>
  keysOf(COOKIES).map((key): InventoryRow => {
    const { name, consent, maxAge } = COOKIES[key]
    return { name, consent, purpose: `cookies.${key}`, lifetime: ofSeconds(maxAge) }
  })

const storageRows = () =>
  keysOf(STORAGE_KEYS).map((key): InventoryRow => {
    const { name, consent, area } = STORAGE_KEYS[key]
    return { name, consent, purpose: `storage.${key}`, lifetime: { unit: IN_AREA[area] } }
  })

/** The third parties that are configured. */
export const thirdPartiesOf = (env: PublicEnv): ThirdPartyId[] =>
  THIRD_PARTY_IDS.filter((id) => originsOf(id, env).length > 0)

const ofForeign = ({ area, days, minutes }: ForeignKey): Lifetime => {
  if (minutes !== undefined) return { unit: 'minutes', count: minutes }
  return days === null ? { unit: IN_AREA[area] } : { unit: 'days', count: days }
}

const thirdPartyRows = (env: PublicEnv) =>
  thirdPartiesOf(env).flatMap((id) =>
    THIRD_PARTIES[id].keys.map((key): InventoryRow => {
      const { consent } = THIRD_PARTIES[id]
      const { name } = key
      return { name, consent, purpose: `thirdParties.${id}`, lifetime: ofForeign(key) }
    }),
  )

/** Everything that this site and its configured third parties may store, for the page of the cookie policy. */
export const inventoryRows = (env: PublicEnv): InventoryRow[] => [
  ...cookieRows(),
  ...storageRows(),
  ...thirdPartyRows(env),
]
