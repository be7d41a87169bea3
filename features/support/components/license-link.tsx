import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'

/** The license agreement opens in its dialog over the page (S2 §2.4, §2.8), and without script as a page. */
export const licenseLink = (locale: Locale) => (words: ReactNode) => (
  <a href={routePath('eula', locale)} className="link" data-dialog-page="eula">
    {words}
  </a>
)
