import { edgeEnv } from '#lib/config/env-edge.ts'

const COUNTRY = /^[A-Z]{2}$/

/** The country that an edge network writes into a header, where one is named (`GEO_COUNTRY_HEADER`); `undefined` where none is. */
export const edgeCountry = (
  headers: Headers,
  { geoCountryHeader } = edgeEnv(),
): string | undefined => {
  if (geoCountryHeader === undefined) return undefined
  const country = headers.get(geoCountryHeader)?.trim().toUpperCase() ?? ''
  // Whoever is named answers for every visitor: what it does not know, nobody is asked about.
  return COUNTRY.test(country) ? country : ''
}
