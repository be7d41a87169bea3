import type { Metadata } from 'next'
import { BRAND } from '#lib/config/brand.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { OfferRecord } from '../offer-record.ts'

type Input = { locale: Locale; path: string; record: Pick<OfferRecord, 'meta'> }

/** The metadata of a pricing page: search engines list the page of the plans, and take the others for variants of it. */
export const offerMetadata = ({ locale, path, record: { meta } }: Input): Metadata => {
  if (path === ROUTES.plans.path) return pageMetadata({ id: 'plans', locale, ...meta })
  return {
    title: `${meta.title} | ${BRAND.name}`,
    description: meta.description,
    alternates: { canonical: `${pageAddresses().SITE_URL}${routePath('plans', locale)}` },
    robots: { index: false, follow: false },
  }
}
