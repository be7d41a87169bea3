import 'server-only'
import { callUpstream } from '#lib/http/call-upstream.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import type { Site } from '#lib/server/site.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import { localizationRecord, type LocalizationRecord } from '../localization-contract.ts'
import { localizationOf } from '../localization-of.ts'
import { serviceFacts } from '../service-facts.ts'

/** Milliseconds for which a visitor waits for the geo service, all tries together. */
export const GEO_WAIT_MS = 1500

type Place = {
  countryCode: string
  region?: string | undefined
  city?: string | undefined
  timeZone?: string | undefined
}

const COUNTRY = /^[A-Z]{2}$/
const REGION = /^[A-Z0-9]{1,3}$/
const CITY = /^[\p{L}\p{M}\p{N} .,’'()/-]{1,100}$/u
const TIME_ZONE = /^[A-Z][\w+-]{1,31}(?:\/[\w+-]{1,31}){0,2}$/i

/** Region codes come as `QC` and as `CA-QC`. */
const bareRegion = (value: string) => value.toUpperCase().split('-').at(-1) ?? ''

/** Decodes a name that comes as bytes of UTF-8, one character each, or percent-encoded. */
const plainName = (value: string): string => {
  try {
    const bytes = Uint8Array.from(value, (character) => character.charCodeAt(0))
    return decodeURIComponent(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    // Neither: it is the plain name, or something that the pattern rejects.
    if (error instanceof TypeError || error instanceof URIError) return value
    throw error
  }
}

const fitting = (value: string, pattern: RegExp) => (pattern.test(value) ? value : undefined)

/** The visitor's place as an edge network gives it (S2 §3); `null` where it knows no country. */
const edgePlace = (headers: Headers, names: Site['geoHeaders']): Place | null => {
  const read = (name: keyof Site['geoHeaders']) => {
    const header = names[name]
    return (header && headers.get(header)?.trim()) || ''
  }
  const countryCode = fitting(read('country').toUpperCase(), COUNTRY)
  if (countryCode === undefined) return null
  return {
    countryCode,
    region: fitting(bareRegion(read('region')), REGION),
    city: fitting(plainName(read('city')), CITY),
    timeZone: fitting(read('timeZone'), TIME_ZONE),
  }
}

/** Three retries with growing pauses would outlast what a visitor waits. */
const RETRIES = { retryDelay: () => 50 }

type Question = { address: string; geoServiceUrl: string; signal: AbortSignal }

/** `GET {geo service}/` (S2 §7): where the visitor is whose address stands in `X-Forwarded-For`; throws `UpstreamError`. */
const askService = ({ address, geoServiceUrl, signal }: Question): Promise<LocalizationRecord> =>
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

const fromEdge = (headers: Headers, site: Site): LocalizationRecord | null => {
  const place = edgePlace(headers, site.geoHeaders)
  const known = place && localizationOf(place.countryCode, place.region)
  if (!known) return null
  const { city, timeZone = known.timeZone } = place
  return { ...known, ...serviceFacts(place.countryCode), city, timeZone }
}

const fromService = async (headers: Headers, site: Site): Promise<LocalizationRecord | null> => {
  // A wrong address changes nothing but the page of whoever wrote it, so the nearest proxy is believed in any case.
  const address = clientAddress({
    forwardedFor: headers.get('x-forwarded-for'),
    trustedHops: Math.max(1, site.trustedProxyHops),
  })
  if (!address) return null
  await enforceRateLimit('localization', { headers, site })
  try {
    const signal = AbortSignal.timeout(GEO_WAIT_MS)
    const record = await askService({ address, geoServiceUrl: site.geoServiceUrl, signal })
    // A service that knows places alone leaves the owner's facts to the owner.
    return { ...serviceFacts(record.countryCode), ...record }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(site.log, error)
    return null
  }
}

/** Tells whether a record names a country: services also write AP, EU or XX for what is none. */
export const knowsCountry = ({ isFallback, countryCode }: LocalizationRecord): boolean =>
  !isFallback && localizationOf(countryCode) !== null

/**
 * The localization record of a visitor (S2 §3), by an edge network where one tells the country, else by the geo service;
 * `null` where nobody could be asked. What neither knows is left out.
 */
export const findLocalization = async (
  headers: Headers,
  site: Site,
): Promise<LocalizationRecord | null> =>
  site.geoHeaders.country === undefined ? fromService(headers, site) : fromEdge(headers, site)
