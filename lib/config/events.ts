/** The closed list of analytics events, each with its category (S1 §7, S2 §2.3, §7). */
export const EVENT_CATEGORIES = {
  'Signup started': 'Download link click',
  'Account Created': 'Goal',
  'landing view': 'Landing',
  'record query': 'Landing',
} as const

type EventName = keyof typeof EVENT_CATEGORIES

type Counted<Name extends EventName, Label = string> = {
  name: Name
  category: (typeof EVENT_CATEGORIES)[Name]
  label: Label
}

/** An event as the page tells it (S1 §7). */
export type AnalyticsEvent =
  | Counted<'Signup started', Device>
  /** The address goes to the data layer alone, and only where the visitor accepted. */
  | (Counted<'Account Created'> & { email: string })
  | Counted<'landing view'>
  /** Its label is the keyword of the landing record; what the visitor searched for is no part of it. */
  | Counted<'record query'>

/** Kind of device as sign-up payload and events name it (S1 §3). */
export const DEVICES = ['desktop', 'tablet', 'mobile'] as const
export type Device = (typeof DEVICES)[number]
