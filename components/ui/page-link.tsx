import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { SiteLink } from './site-link.tsx'

/** Makes words of a message a link to a page: `t.rich(key, { privacy: pageLink('privacy', locale) })`. */
export const pageLink = (to: PageRouteId, locale: Locale) => (words: ReactNode) => (
  <SiteLink to={to} locale={locale} className="link">
    {words}
  </SiteLink>
)
