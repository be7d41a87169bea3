import type { ConsentClass } from './consent-classes.ts'

const DAY = 86_400

/** A row of either table of cookies. */
export type CookieRow = {
  name: string
  /** Seconds; `null` lasts until the browser closes. */
  maxAge: number | null
  /** Hidden from page script. */
  httpOnly: boolean
  consent: ConsentClass
}

/** The cookies that page script may read, write or take away, apart so that it carries no others; `cookies.ts` has all. */
export const PAGE_COOKIES = {
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

export type PageCookieKey = keyof typeof PAGE_COOKIES

/** Cookies that outlive the browser. */
export type LastingCookieKey = {
  [Key in PageCookieKey]: (typeof PAGE_COOKIES)[Key]['maxAge'] extends number ? Key : never
}[PageCookieKey]

/** The cookies of a sign-in: any of them means that somebody may be signed in (S1 §4), and all of them end together. */
export const SIGN_IN_COOKIES = [
  'sessionHint',
  'ssoToken',
  'ssoTokenLegacy',
] as const satisfies readonly PageCookieKey[]
