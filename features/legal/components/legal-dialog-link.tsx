import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { LegalRouteId } from '../legal-documents.ts'

type Props = { to: LegalRouteId; locale: Locale; className?: string; children: ReactNode }

/** A link to a legal text, which opens it in its dialog where the page has one (S2 §2.8). */
export const LegalDialogLink = ({ to, locale, className, children }: Props) => (
  <a href={routePath(to, locale)} className={className} data-dialog-page={to}>
    {children}
  </a>
)
