import type { Metadata } from 'next'
import { BRAND } from '#lib/config/brand.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { publicPath } from '#lib/i18n/public-path.ts'

type Input = {
  locale: Locale
  /** Public path without language. */
  path: string
  title: string
  description: string
}

/** Title, description and canonical link of a landing page, which search engines may not list (S2 §2.3). */
export const landingMetadata = ({ locale, path, title, description }: Input): Metadata => ({
  title: `${title} | ${BRAND.name}`,
  description,
  alternates: { canonical: `${pageAddresses().SITE_URL}${publicPath({ locale, path })}` },
  robots: { index: false, follow: false },
})
