import type { ConsentClass } from './consent-classes.ts'

type StorageRow = {
  name: string
  /** `local` lasts until it is erased, `session` until the tab closes. */
  area: 'local' | 'session'
  consent: ConsentClass
}

/** Every key of local and session storage (S2 §3 "Local storage", "Session storage"; architecture 17). */
export const STORAGE_KEYS = {
  /** The traffic-source record (S2 §3). */
  trafficSource: { name: 'b_tracking', area: 'local', consent: 'attribution' },
  /** The first traffic-source record of the visitor. */
  firstTouch: { name: 'b_first', area: 'local', consent: 'attribution' },
  /** Twin of the cookie of that name. */
  affiliateTransaction: { name: 'b_eftid', area: 'local', consent: 'attribution' },
  /** Events that wait to be sent. */
  eventQueue: { name: 'b_events', area: 'session', consent: 'measurement' },
  /** Id of the visit; only where the visitor accepted. */
  visit: { name: 'b_visit', area: 'session', consent: 'measurement' },
  /** The visitor's scroll positions on the pages of a tab. */
  scroll: { name: 'b_scroll', area: 'session', consent: 'necessary' },
  /** That the offer of another language has been answered. */
  languageOffer: { name: 'b_offer', area: 'local', consent: 'necessary' },
  /** Orders of which the data layer of this browser has been told. */
  toldOrders: { name: 'b_orders', area: 'local', consent: 'measurement' },
  /** The order at the affiliate marketplace, for the page that thanks for it. */
  marketplaceOrder: { name: 'b_bought', area: 'session', consent: 'necessary' },
  /** Time of the last reload for a lost script. */
  reload: { name: 'b_reload', area: 'session', consent: 'necessary' },
} as const satisfies Record<string, StorageRow>

export type StorageKey = keyof typeof STORAGE_KEYS
