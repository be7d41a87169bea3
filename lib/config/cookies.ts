const DAY = 86_400

/** What a cookie is for, which decides when it may be set. */
type ConsentClass = 'necessary' | 'attribution'

type CookieRow = {
  name: string
  purpose: string
  /** Seconds; `null` lasts until the browser closes. */
  maxAge: number | null
  /** Hidden from page script. */
  httpOnly: boolean
  consent: ConsentClass
}

/** Every cookie of the site with its lifetime (S2 §3 "Cookies and storage"). */
export const COOKIES = {
  email: {
    name: 'b_email',
    purpose: 'The e-mail address that was entered at sign-up.',
    maxAge: DAY,
    httpOnly: false,
    consent: 'necessary',
  },
  userId: {
    name: 'b_userId',
    purpose: 'The id of the signed-in user.',
    maxAge: DAY,
    httpOnly: false,
    consent: 'necessary',
  },
  ssoToken: {
    name: 'p_ssojwt',
    purpose: 'The single-sign-on token that the hand-off exchanges.',
    maxAge: 30 * DAY,
    httpOnly: true,
    consent: 'necessary',
  },
  ssoTokenLegacy: {
    name: 'b_ssojwt',
    purpose: 'The single-sign-on token as older pages set it; read, never written.',
    maxAge: 30 * DAY,
    httpOnly: true,
    consent: 'necessary',
  },
  sessionHint: {
    name: 'b_session',
    purpose: 'Tells page script that a sign-in token is there, without showing it.',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'necessary',
  },
  language: {
    name: 'b_language',
    purpose: 'The language of the last visited page.',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'necessary',
  },
  search: {
    name: 'b_search',
    purpose: 'The destination or search that was saved at sign-up.',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'necessary',
  },
  document: {
    name: 'b_document',
    purpose: 'The name of the document that was asked for.',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'necessary',
  },
  pendingHandOff: {
    name: 'b_handoff',
    purpose: 'Where a visitor without script goes after sign-up: destination and entry page.',
    maxAge: 600,
    httpOnly: true,
    consent: 'necessary',
  },
  affiliateTransaction: {
    name: 'b_eftid',
    purpose: 'The affiliate click that brought the visitor; carried into the hand-off.',
    maxAge: 30 * DAY,
    httpOnly: false,
    consent: 'attribution',
  },
} as const satisfies Record<string, CookieRow>

export type CookieKey = keyof typeof COOKIES
