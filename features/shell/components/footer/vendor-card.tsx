import { getTranslations } from 'next-intl/server'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { FooterCard } from './footer-card.tsx'

type Props = { locale: Locale }

/** Who else sells the product, in a new tab (S2 §2.7). */
export const VendorCard = async ({ locale }: Props) => {
  if (BRAND.retailers.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'footer' })
  return (
    <FooterCard title={t('titles.vendors')}>
      <ul>
        {BRAND.retailers.map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('newTab', { name })}
              className="footer-link"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </FooterCard>
  )
}
