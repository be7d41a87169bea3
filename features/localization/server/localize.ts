import 'server-only'
import { NextResponse } from 'next/server'
import { regimeOf } from '#features/consent/regime-of.ts'
import { GEO_WAIT_MS } from '#lib/config/constants.ts'
import { callUpstream } from '#lib/http/call-upstream.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import { requireRoom } from '#lib/server/request/require-room.ts'
import type { Site } from '#lib/server/site.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import {
  FALLBACK_LOCALIZATION,
  KEPT_VERSION,
  UNKNOWN_LOCALIZATION,
  type KeptLocalization,
} from '../kept-localization.ts'
import { localizationRecord, type LocalizationRecord } from '../localization-contract.ts'
import { localizationOf } from '../localization-of.ts'

/** Three retries with growing pauses would outlast what a visitor waits. */
const RETRIES = { retryDelay: () => 50 }

type Question = { address: string; geoServiceUrl: string; signal: AbortSignal }

/** `GET {geo service}/` (S2 §7): where the visitor is whose address stands in `X-Forwarded-For`; throws `UpstreamError`. */
const findLocalization = ({
  address,
  geoServiceUrl,
  signal,
}: Question): Promise<LocalizationRecord> =>
  callUpstream({
    upstream: 'geo',
    request: {
      method: 'get',
      url: `${geoServiceUrl}/`,
      headers: { 'X-Forwarded-For': address },
      'axios-retry': RETRIES,
    },
    answer: localizationRecord,
    signal,
  })

type Place = { countryCode: string; region?: string | undefined }

const COUNTRY = /^[A-Z]{2}$/
const REGION = /^[A-Z0-9]{1,3}$/

/** Region codes come as `QC` and as `CA-QC`. */
const bareRegion = (value: string | null) => value?.trim().toUpperCase().split('-').at(-1) ?? ''

/** Where an edge network says that the visitor is; `null` where it knows no country. */
const edgePlace = (headers: Headers, { country, region }: Site['geoHeaders']): Place | null => {
  const countryCode = country && headers.get(country)?.trim().toUpperCase()
  if (!countryCode || !COUNTRY.test(countryCode)) return null
  const part = bareRegion(region ? headers.get(region) : null)
  return { countryCode, region: REGION.test(part) ? part : undefined }
}

const fromEdge = (headers: Headers, site: Site): LocalizationRecord | null => {
  const place = edgePlace(headers, site.geoHeaders)
  return place && localizationOf(place.countryCode, place.region)
}

const fromService = async (headers: Headers, site: Site): Promise<LocalizationRecord | null> => {
  // A wrong address changes nothing but the page of whoever wrote it, so the nearest proxy is believed in any case.
  const address = clientAddress({
    forwardedFor: headers.get('x-forwarded-for'),
    trustedHops: Math.max(1, site.trustedProxyHops),
  })
  if (!address) return null
  await requireRoom('localization', { headers, site })
  try {
    const signal = AbortSignal.timeout(GEO_WAIT_MS)
    return await findLocalization({ address, geoServiceUrl: site.geoServiceUrl, signal })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(site.log, error)
    return null
  }
}

/** Services also write AP, EU or XX for what is no country. */
const knowsCountry = ({ isFallback, countryCode }: LocalizationRecord): boolean =>
  !isFallback && localizationOf(countryCode) !== null

const kept = (record: LocalizationRecord | null): KeptLocalization => {
  if (!record) return FALLBACK_LOCALIZATION
  if (!knowsCountry(record)) return UNKNOWN_LOCALIZATION
  const { countryCode, region, currencyCode, currencySymbol } = record
  const regime = regimeOf({ countryCode, region })
  return { version: KEPT_VERSION, countryCode, region, currencyCode, currencySymbol, regime }
}

/**
 * `GET /api/localization`: where the visitor is, kept in `b_localization` (S2 §3, §4, §7). Where nobody can tell it is
 * the fallback record, under the stricter rule on cookies.
 */
export const localize: Handle = async ({ headers }, site) => {
  const hasEdge = site.geoHeaders.country !== undefined
  const record = hasEdge ? fromEdge(headers, site) : await fromService(headers, site)
  const value = kept(record)
  const response = NextResponse.json(value, { headers: { 'Cache-Control': 'no-store' } })
  setCookie(response, { key: 'localization', value: JSON.stringify(value), site })
  return response
}
