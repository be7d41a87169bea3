/** The closed list of analytics events, each with its category (S1 §7, S2 §2.3, §7). */
export const EVENT_CATEGORIES = {
  'Signup started': 'Download link click',
  'Account Created': 'Goal',
  'landing view': 'Landing',
  'record query': 'Landing',
} as const

/** The event that the server counts, once for each account; a page tells its data layer alone (docs/decisions/020). */
export const ACCOUNT_EVENT = 'Account Created' satisfies keyof typeof EVENT_CATEGORIES

/** The event of a landing page that was looked at, and so of an arm that was shown. */
export const VIEW_EVENT = 'landing view' satisfies keyof typeof EVENT_CATEGORIES

/** The event that the user service counts, once for each order; no page and no caller may send it. */
export const PURCHASE_EVENT = { name: 'Purchase', category: 'Goal' } as const

/** An arm of an experiment that a page shows (docs/decisions/054). */
export type Exposure = { experiment: string; arm: string }

type EventName = keyof typeof EVENT_CATEGORIES

type Counted<Name extends EventName, Label = string> = {
  name: Name
  category: (typeof EVENT_CATEGORIES)[Name]
  label: Label
}

/** An event that a page counts (S1 §7, S2 §7). */
export type CountedEvent =
  | Counted<'Signup started', Device>
  | (Counted<'landing view'> & { exposure?: Exposure | undefined })
  /** Its label is the keyword of the landing record; what the visitor searched for is no part of it. */
  | Counted<'record query'>

/** An event as the page tells it (S1 §7). */
export type AnalyticsEvent =
  | CountedEvent
  /** For the data layer alone, with the address only where the visitor accepted. */
  | (Counted<typeof ACCOUNT_EVENT> & {
      email: string
      /** The same that the server tells the platform of an advertisement; nothing where it tells none. */
      eventId?: string | undefined
    })

/** Kind of device as sign-up payload and events name it (S1 §3). */
export const DEVICES = ['desktop', 'tablet', 'mobile'] as const
export type Device = (typeof DEVICES)[number]

/** Name under which a page's scripts and the tag manager share events (S2 §4 "Payment", §7). */
export const DATA_LAYER = 'dataLayer'
