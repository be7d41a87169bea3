import { JsonLd } from '#components/page/json-ld.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { BASIC_PRICE } from '#lib/config/plans.ts'

type Props = { locale: Locale; description: string }

/** What search engines learn of the suite: where it runs, and what a year of Basic costs (S2 §1, §9). */
export const SuiteFacts = ({ locale, description }: Props) => (
  <JsonLd
    data={{
      '@type': 'SoftwareApplication',
      name: BRAND.name,
      description,
      inLanguage: locale,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web, Windows, macOS',
      offers: {
        '@type': 'Offer',
        price: BASIC_PRICE.yearly,
        priceCurrency: BASIC_PRICE.currency,
      },
    }}
  />
)
