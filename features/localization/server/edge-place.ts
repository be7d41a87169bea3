import type { Site } from '#lib/server/site.ts'

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

/** Names come as the bytes of UTF-8, which a header gives a character each, or as a part of an address. */
const plainName = (value: string): string => {
  try {
    const bytes = Uint8Array.from(value, (character) => character.charCodeAt(0))
    return decodeURIComponent(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    // Neither: what stands there is the name, or nothing that the pattern lets through.
    if (error instanceof TypeError || error instanceof URIError) return value
    throw error
  }
}

const fitting = (value: string, pattern: RegExp) => (pattern.test(value) ? value : undefined)

/** Where an edge network says that the visitor is (S2 §3); `null` where it knows no country. */
export const edgePlace = (headers: Headers, names: Site['geoHeaders']): Place | null => {
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
