import type { CookieKey } from './cookies.ts'

/** What each cookie is for (S2 §3); apart from the table, which every page loads. */
export const COOKIE_PURPOSES = {
  email: 'The e-mail address that was entered at sign-up.',
  userId: 'The id of the signed-in user.',
  ssoToken: 'The single-sign-on token that the hand-off exchanges.',
  ssoTokenLegacy: 'The single-sign-on token as older pages set it; read, never written.',
  sessionHint: 'Tells page script that a sign-in token is there, without showing it.',
  language: 'The language of the last visited page.',
  pendingHandOff: 'Where a visitor without script goes after sign-up: destination and entry page.',
  affiliateTransaction: 'The affiliate click that brought the visitor; carried into the hand-off.',
  search: 'The destination or search that was saved at sign-up.',
  document: 'The name of the document that was asked for.',
  source: 'The source that a link to the site named.',
  localization: 'The country of the visitor, with its currency and its rules on cookies.',
  choice: 'What the visitor answered when asked about cookies.',
} as const satisfies Record<CookieKey, string>
