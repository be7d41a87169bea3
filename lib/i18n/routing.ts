import { defineRouting } from 'next-intl/routing'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#lib/config/locales.ts'

/** What next-intl must know of the languages; the prefix itself is set by the edge steps. */
export const routing = defineRouting({
  locales: LOCALE_CODES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'as-needed',
})
