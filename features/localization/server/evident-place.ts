import 'server-only'
import type { Site } from '#lib/server/site.ts'
import { findLocalization, knowsCountry } from './find-localization.ts'

/**
 * The visitor's place by others' evidence: an edge network, or the geo service by an address that a trusted proxy vouches for. A cookie
 * never counts; `null` where nobody knows.
 */
export const evidentPlace = async (
  headers: Headers,
  site: Site,
): Promise<{ country: string; region: string | null } | null> => {
  const isVouched = site.geoHeaders.country !== undefined || site.trustedProxyHops > 0
  const record = isVouched ? await findLocalization(headers, site) : null
  if (!record || !knowsCountry(record)) return null
  return { country: record.countryCode, region: record.region ?? null }
}
