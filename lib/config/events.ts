/** The closed list of analytics events (S1 §7, S2 §7). */
export type AnalyticsEvent =
  | { name: 'Signup started'; category: 'Download link click'; label: Device }
  | { name: 'Account Created'; category: 'Goal'; label: string }
  | { name: 'landing view'; category: 'Landing'; label: string }

/** Kind of device as sign-up payload and events name it (S1 §3). */
export const DEVICES = ['desktop', 'tablet', 'mobile'] as const
export type Device = (typeof DEVICES)[number]
