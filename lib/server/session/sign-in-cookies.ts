import type { CookieKey } from '#lib/config/cookies.ts'

/** What stands for a sign-in; all of it goes when the account service refuses the token. */
export const SIGN_IN_COOKIES = [
  'ssoToken',
  'ssoTokenLegacy',
  'sessionHint',
] as const satisfies readonly CookieKey[]
