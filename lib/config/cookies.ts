import { PAGE_COOKIES, type CookieRow } from './page-cookies.ts'

const DAY = 86_400

/** Every cookie of the site with its lifetime (S2 §3 "Cookies and storage"); `cookiePolicy.json` says what for. */
export const COOKIES = {
  ...PAGE_COOKIES,
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
  // Arms only, and nothing that tells visitors apart.
  experiments: {
    name: 'b_exp',
    maxAge: 90 * DAY,
    httpOnly: true,
    consent: 'necessary',
  },
} as const satisfies Record<string, CookieRow>

export type CookieKey = keyof typeof COOKIES
