import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'

type Props = {
  to: PageRouteId
  locale: Locale
  className?: string
  /** The accessible name, where the visible words do not name the target, as on the logo. */
  label?: string
  children: ReactNode
}

/** A link to a page of the registry (S2 §2). */
export const SiteLink = ({ to, locale, className, label, children }: Props) => (
  <a href={routePath(to, locale)} className={className} aria-label={label}>
    {children}
  </a>
)
