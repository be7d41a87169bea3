import type { ReactNode } from 'react'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'

/** Makes words of a sentence lead to the page for contact: `t.rich(key, { contact: contactLink(locale) })`. */
export const contactLink = (locale: Locale) => (words: ReactNode) => (
  <SiteLink to="contact" locale={locale} className="link">
    {words}
  </SiteLink>
)
