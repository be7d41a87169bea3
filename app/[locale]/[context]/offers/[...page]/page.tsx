import { notFound } from 'next/navigation'
import {
  loadOfferPage,
  offerMetadata,
  offerParams,
} from '#features/pricing/server/load-offer-page.ts'
import { isLocale } from '#lib/config/locales.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { routeOfPath } from '#lib/edge/route-of-path.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { recordAddress } from '#lib/util/record-segments.ts'
import { OfferPage } from '../offer-page.tsx'

export const { prefetch } = UNPREFETCHED

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  isLocale(params.locale) ? offerParams(params.locale) : []

type Props = { params: Promise<{ locale: string; page: string[] }> }

/** Loads the pricing page of an internal address; an address that the edge never writes ends in the 404 page. */
const loadPage = async ({ params }: Props) => {
  const address = recordAddress((await params).page)
  const locale = await pageLocale(params)
  const { path } = address
  const route = routeOfPath(path)
  const page = await loadOfferPage({ locale, ...address })
  return page && route ? { ...page, locale, path, route } : notFound()
}

export const generateMetadata = async (props: Props) => offerMetadata(await loadPage(props))

const RecordOfferPage = async (props: Props) => <OfferPage {...await loadPage(props)} />

export default RecordOfferPage
