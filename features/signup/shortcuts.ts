import { API_PATHS } from '#lib/config/api-paths.ts'
import { COOKIES, type CookieKey } from '#lib/config/cookies.ts'
import { HAND_OFF_QUERY } from '#lib/config/hand-off.ts'
import type { Locale } from '#lib/config/locales.ts'
import { SIGN_IN_COOKIES } from '#lib/config/page-cookies.ts'
import { QUERY } from '#lib/config/query.ts'
import type { Recognition, SignUpVariant } from '#lib/config/sign-up-variants.ts'

/** The kinds of links that ask for an account (S2 §4): a landing page's own dialog, an account, or a document. */
export type SignUpStart = 'landing' | 'account' | 'document'

/** The destinations of links for visitors whom the page recognises, in place of the dialog. */
export type Shortcut = {
  /** Selector of the links and forms. */
  links: string
  /** Source of the regular expression that finds the visitor's cookies. */
  cookies: string
  /** Address that the link's own query goes behind. */
  href: string
  /** Also taken by a page on which the dialog stands open, once the account is loaded. */
  onLoad?: true
}

type Page = {
  variant: SignUpVariant
  recognises: Recognition
  locale: Locale
  /** Public path of the page. */
  entryPoint: string
  /** The aims of the page's links and forms. */
  starts: readonly SignUpStart[]
}

/** Source of a regular expression that finds, in `document.cookie`, one cookie out of each group. */
export const cookiePattern = (...groups: readonly (readonly CookieKey[])[]): string => {
  const parts = groups.map((keys) => {
    const names = keys.map((key) => COOKIES[key].name)
    return `(?=(.*; )?(${names.join('|')})=[^;])`
  })
  return `^${parts.join('')}`
}

const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`

/** Cookies of a recognised visitor, one out of each group. */
const recognised = { 'signed-in': [['email'], SIGN_IN_COOKIES], email: [['email']] } as const

/** By what the opening is to recognise a visitor, where it is not the sign-in. */
const asks = { 'signed-in': {}, email: { [QUERY.recognition]: 'email' } } as const

/**
 * The visitors who get past the dialog of a page (S2 §4 "Opening a document or folder", "Account-creation start"). Finished strings: as
 * code they would be in the script of every page.
 */
export const shortcutsOf = (page: Page): Shortcut[] => {
  const { variant, recognises, locale, entryPoint, starts } = page
  if (variant === 'password') {
    const query = { [HAND_OFF_QUERY.entryPoint]: entryPoint, [QUERY.language]: locale }
    const href = withQuery(API_PATHS.handOff, query)
    return [{ links: '[data-sign-up]', cookies: cookiePattern(['email']), href }]
  }
  const wayOf = (start: SignUpStart, query: Record<string, string> = {}) => ({
    links: `[data-sign-up=${start}]`,
    href: withQuery(API_PATHS.open, { [QUERY.start]: start, [QUERY.language]: locale, ...query }),
  })
  const ways: Record<SignUpStart, Shortcut[]> = {
    landing: [
      {
        ...wayOf('landing'),
        // S1 §4: a loaded user with a saved search skips the dialog; without one it always opens (S2 §4).
        links: '[data-account] [data-sign-up=landing]',
        cookies: cookiePattern(['email'], ['search']),
        onLoad: true,
      },
    ],
    document: [
      { ...wayOf('document', asks[recognises]), cookies: cookiePattern(...recognised[recognises]) },
    ],
    account: [
      {
        ...wayOf('account'),
        // The account of this visit is loaded.
        links: '[data-account] [data-sign-up=account]',
        cookies: cookiePattern(['email']),
      },
    ],
  }
  return starts.flatMap((start) => ways[start])
}
