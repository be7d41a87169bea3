import 'server-only'
import { GEO_WAIT_MS } from '#features/localization/server/find-localization.ts'
import { fetchDrawing } from '#lib/http/fetch-drawing.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Site } from '#lib/server/site.ts'
import type { LocalizationRecord, PagePlace } from '../localization-contract.ts'

/** A flag is stripes and signs; what is larger is left out. */
const FLAG_MAX_LENGTH = 8000

type PlaceInput = { record: LocalizationRecord; site: Pick<Site, 'geoServiceUrl' | 'log'> }

/** The picture of the flag in the answer itself: pages load no images of other hosts (docs/decisions/001). */
const flagOf = async ({ record, site }: PlaceInput): Promise<string | undefined> => {
  const { geoServiceUrl, log } = site
  const url = record.flagImage && URL.parse(record.flagImage, `${geoServiceUrl}/`)
  if (!url || url.origin !== new URL(geoServiceUrl).origin) return undefined
  try {
    const signal = AbortSignal.timeout(GEO_WAIT_MS)
    const { svg: flag } = await fetchDrawing({ upstream: 'geo', url: url.href, signal })
    if (flag.length > FLAG_MAX_LENGTH) return undefined
    return `data:image/svg+xml;base64,${Buffer.from(flag).toString('base64')}`
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(log, error)
    return undefined
  }
}

/** The country that prices and taxes follow, as a page of plans shows it to a visitor (S2 §3 "Localization record"). */
export const placeOfPage = async (asked: PlaceInput): Promise<PagePlace> => {
  const { countryCode, countryName, isTaxCountry, marketingMessage } = asked.record
  return { countryCode, countryName, isTaxCountry, marketingMessage, flag: await flagOf(asked) }
}
