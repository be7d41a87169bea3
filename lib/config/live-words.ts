import { isLandingRoute, type RouteId } from './routes.ts'

/**
 * The places in the messages whose words a record may change (docs/decisions/064): those of home, and what the layouts of landing
 * pages say by themselves. Never what somebody agrees to, signs up or pays by.
 */
export const LIVE_WORDS = [
  'home',
  'agreement',
  'testimonials.one',
  'testimonials.oneLead',
  'testimonials.clauses',
] as const

/** The files of messages that hold them. */
export const LIVE_NAMESPACES = [...new Set(LIVE_WORDS.map((place) => place.split('.')[0] ?? place))]

/** Sent as written for those who sign up on home: statistics and the user service read it (S1 §3). */
const SENT = 'home.label'

/** Tells whether a record may change the word of a key. */
export const isLiveKey = (key: string): boolean =>
  key !== SENT && LIVE_WORDS.some((place) => key === place || key.startsWith(`${place}.`))

/** Tells whether a page shows the words of records. */
export const hasLiveWords = (route: RouteId | null): boolean =>
  route !== null && (route === 'home' || isLandingRoute(route))
