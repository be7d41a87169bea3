import { ServicePhone } from '#components/ui/service-phone.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'

type Props = { label: string; kind: 'sales' | 'support'; locale: Locale }

/** Sales or support, with the number that answers; until there is one, the words lead to the contact page (S2 §2.7). */
export const PhoneLink = ({ label, kind, locale }: Props) => {
  const number = kind === 'sales' ? BRAND.servicePhone : BRAND.customerServiceNumber
  return number ? (
    <span>
      {label} <ServicePhone kind={kind} className="whitespace-nowrap" />
    </span>
  ) : (
    <SiteLink to="contact" locale={locale} className="footer-link">
      {label}
    </SiteLink>
  )
}
