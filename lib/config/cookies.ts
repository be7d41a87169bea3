import type { ConsentClass } from './consent-classes.ts'

const DAY = 86_400

type CookieRow = {
  name: string
  /** Seconds; `null` lasts until the browser closes. */
  maxAge: number | null
  /** Hidden from page script. */
  httpOnly: boolean
  consent: ConsentClass
}

/** Every cookie of the site with its lifetime (S2 §3 "Cookies and storage"); `cookiePolicy.json` says what for. */
export const COOKIES = {
  email: {
    name: 'b_email',
    maxAge: DAY,
    httpOnly: false,
    consent: 'necessary',
  },
  userId: {
    name: 'b_userId',
    maxAge: DAY,
    httpOnly: false,
    consent: 'necessary',
  },
  ssoToken: {
    name: 'p_ssojwt',
    maxAge: 30 * DAY,
    httpOnly: true,
    consent: 'necessary',
  },
  ssoTokenLegacy: {
    name: 'b_ssojwt',
    maxAge: 30 * DAY,
    httpOnly: true,
    consent: 'necessary',
  },
  sessionHint: {
    name: 'b_session',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'necessary',
  },
  language: {
    name: 'b_language',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'necessary',
  },
  search: {
    name: 'b_search',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'necessary',
  },
  document: {
    name: 'b_document',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'necessary',
  },
  attempt: {
    name: 'b_attempt',
    maxAge: 600,
    httpOnly: true,
    consent: 'necessary',
  },
  // As long as the sign-in that it leads on with.
  pendingHandOff: {
    name: 'b_handoff',
    maxAge: 30 * DAY,
    httpOnly: true,
    consent: 'necessary',
  },
  arrival: {
    name: 'b_arrival',
    maxAge: 30 * DAY,
    httpOnly: true,
    consent: 'necessary',
  },
  purchase: {
    name: 'b_purchase',
    maxAge: 30 * DAY,
    httpOnly: true,
    consent: 'necessary',
  },
  marketplaceReceipt: {
    name: 'b_receipt',
    maxAge: DAY,
    httpOnly: true,
    consent: 'necessary',
  },
  // Sealed, and sent to the address of the answer alone.
  answer: {
    name: 'b_answer',
    maxAge: 3600,
    httpOnly: true,
    consent: 'necessary',
  },
  affiliateTransaction: {
    name: 'b_eftid',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'attribution',
  },
  source: {
    name: 'b_source',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'attribution',
  },
  adClicks: {
    name: 'b_adclick',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'attribution',
  },
  affiliateClick: {
    name: 'b_click',
    maxAge: null,
    httpOnly: false,
    consent: 'attribution',
  },
  // Arms only, and nothing that tells visitors apart.
  experiments: {
    name: 'b_exp',
    maxAge: 90 * DAY,
    httpOnly: true,
    consent: 'necessary',
  },
  localization: {
    name: 'b_localization',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'necessary',
  },
  choice: {
    name: 'user-cookies',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'necessary',
  },
} as const satisfies Record<string, CookieRow>

export type CookieKey = keyof typeof COOKIES

/** Cookies that outlive the browser. */
export type LastingCookieKey = {
  [Key in CookieKey]: (typeof COOKIES)[Key]['maxAge'] extends number ? Key : never
}[CookieKey]

/** The cookies of a sign-in: any of them means that somebody may be signed in (S1 §4), and all of them end together. */
export const SIGN_IN_COOKIES = [
  'sessionHint',
  'ssoToken',
  'ssoTokenLegacy',
] as const satisfies readonly CookieKey[]
