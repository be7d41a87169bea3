import { useEffect } from 'react'
import { rememberCookie } from '#lib/browser/remember-cookie.ts'

/** Writes the language cookie once the page runs (S2 §4 "Localization"); a page answer itself sets none. */
export const RememberLanguage = () => {
  useEffect(() => rememberCookie('language', document.documentElement.lang), [])
  return null
}
