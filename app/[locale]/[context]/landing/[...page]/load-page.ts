import { notFound } from 'next/navigation'
import { loadLandingPage } from '#features/landing/server/load-landing-page.ts'
import { routeOfPath } from '#lib/edge/route-of-path.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { recordAddress } from '#lib/util/record-segments.ts'

/** Segments of an internal landing address. */
export type LandingParams = {
  params: Promise<{ locale: string; page: string[] }>
}

/** Loads the landing page of an internal address; an address that the edge never writes ends in the 404 page. */
export const loadPage = async ({ params }: LandingParams) => {
  const address = recordAddress((await params).page)
  const locale = await pageLocale(params)
  const { hash, path } = address
  const route = routeOfPath(path)
  const page = await loadLandingPage({ locale, ...address })
  return page && route ? { ...page, locale, path, route, hash } : notFound()
}
