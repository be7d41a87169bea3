import { JsonLd } from '#components/page/json-ld.tsx'
import { BRAND } from '#lib/config/brand.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { basicPriceAt } from '#lib/config/price-book.ts'
import { TOUCH_ICON } from '#lib/config/public-files.ts'
import { routePath } from '#lib/i18n/public-path.ts'

type Props = { locale: Locale; description: string }

/** The company for search engines: its site, and the subscription with the price that the page names. */
export const CompanyData = ({ locale, description }: Props) => {
  const { SITE_URL } = pageAddresses()
  const company = `${SITE_URL}/#company`
  const url = `${SITE_URL}${routePath('home', locale)}`
  const { city, region, country } = BRAND.address
  const { yearly, currency } = basicPriceAt()
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Organization',
          '@id': company,
          name: BRAND.name,
          legalName: BRAND.legalName,
          url: SITE_URL,
          logo: `${SITE_URL}${TOUCH_ICON.path}`,
          foundingDate: `${BRAND.since}`,
          address: {
            '@type': 'PostalAddress',
            addressLocality: city,
            addressRegion: region,
            addressCountry: country,
          },
          sameAs: Object.values(BRAND.social).map((profile) => profile.url),
        }}
      />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: BRAND.name,
          url,
          inLanguage: [...LOCALE_CODES],
          publisher: { '@id': company },
        }}
      />
      <JsonLd
        data={{
          '@type': 'Product',
          name: BRAND.name,
          description,
          brand: { '@type': 'Brand', name: BRAND.name },
          offers: {
            '@type': 'Offer',
            price: yearly,
            priceCurrency: currency,
            url: `${SITE_URL}${routePath('plans', locale)}`,
            seller: { '@id': company },
          },
        }}
      />
    </>
  )
}
