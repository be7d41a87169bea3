'use client'

import { useEffect } from 'react'
import { rememberCookie } from '#lib/browser/remember-cookie.ts'
import type { Locale } from '#lib/config/locales.ts'

/** Writes the language cookie on client start (S2 §4 "Localization"); a page answer itself sets none. */
export const RememberLanguage = ({ locale }: { locale: Locale }) => {
  useEffect(() => rememberCookie('language', locale), [locale])
  return null
}
