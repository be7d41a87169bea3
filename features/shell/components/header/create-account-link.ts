import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { SIGN_UP_PATH } from '#lib/config/routes.ts'
import { publicPath } from '#lib/i18n/public-path.ts'

type Input = {
  /** Root of the account site without trailing slash (`ACCOUNT_SITE_URL`), where there is one. */
  accountSiteUrl: string | undefined
  locale: Locale
}

/** The address for creating an account without a dialog: `account/create/` of the account site (S2 §2.2), or the page of this site. */
export const createAccountLink = ({ accountSiteUrl, locale }: Input): string => {
  if (accountSiteUrl === undefined) return publicPath({ locale, path: SIGN_UP_PATH })
  const query = new URLSearchParams({ [QUERY.language]: locale, [QUERY.library]: locale })
  return `${accountSiteUrl}/account/create/?${query}`
}
