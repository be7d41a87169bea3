import { rememberCookie } from '#lib/browser/cookies.ts'

/** Writes the language of the page into its cookie (S2 §4 "Localization"); a page answer itself sets none. */
export const rememberLanguage = (): void => {
  rememberCookie('language', document.documentElement.lang)
}
