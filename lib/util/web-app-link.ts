import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'

type Input = { webAppUrl: string; locale: Locale }

/** The web app root with `lang` and `lib` both the active language (S2 §2.2 "Other links"). */
export const webAppLink = ({ webAppUrl, locale }: Input): string =>
  `${webAppUrl}/?${new URLSearchParams({ [QUERY.language]: locale, [QUERY.library]: locale })}`
