import type { ReactNode } from 'react'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'

type Props = { locale: Locale; children: ReactNode }

/** Words of a sentence that lead to the page for contact. */
export const ContactLink = ({ locale, children }: Props) => (
  <SiteLink to="contact" locale={locale} className="link">
    {children}
  </SiteLink>
)
