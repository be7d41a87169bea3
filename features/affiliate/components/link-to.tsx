import type { ReactNode } from 'react'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { PageRouteId } from '#lib/config/routes.ts'

/** Makes words of a message a link: `t.rich(key, { plans: linkTo('affiliatePlans', locale) })`. */
export const linkTo = (to: PageRouteId, locale: Locale) => (words: ReactNode) => (
  <SiteLink to={to} locale={locale} className="link">
    {words}
  </SiteLink>
)
