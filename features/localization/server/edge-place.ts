import type { Site } from '#lib/server/site.ts'

type Place = { countryCode: string; region?: string | undefined }

const COUNTRY = /^[A-Z]{2}$/
const REGION = /^[A-Z0-9]{1,3}$/

/** Region codes come as `QC` and as `CA-QC`. */
const bareRegion = (value: string | null) => value?.trim().toUpperCase().split('-').at(-1) ?? ''

/** Where an edge network says that the visitor is; `null` where it knows no country. */
export const edgePlace = (
  headers: Headers,
  { country, region }: Site['geoHeaders'],
): Place | null => {
  const countryCode = country && headers.get(country)?.trim().toUpperCase()
  if (!countryCode || !COUNTRY.test(countryCode)) return null
  const part = bareRegion(region ? headers.get(region) : null)
  return { countryCode, region: REGION.test(part) ? part : undefined }
}
