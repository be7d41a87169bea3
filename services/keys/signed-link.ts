import * as z from 'zod/mini'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { isOneOfSecrets } from '#lib/util/is-same-secret.ts'
import { keyedHash, keyedHashes, type KeyedHashInput } from './keyed-hash.ts'

type AddressOptions = { webAppUrl: string; hashKey: string; locale?: Locale }

const linkQuery = z.object({ id: z.uuid(), key: z.string() })

/** Links whose key proves their id: each stands in a mail alone, and nothing is stored that would give it. */
export const signedLinks = (purpose: KeyedHashInput['purpose'], path: string) => {
  const keyed = (id: string, key: string) => ({ key, purpose, value: id })
  return {
    /** The address of a link; `path` is below the web app. */
    addressOf: (id: string, { webAppUrl, hashKey, locale }: AddressOptions): string => {
      const query = new URLSearchParams({
        id,
        key: keyedHash(keyed(id, hashKey)),
        ...(locale && { [QUERY.language]: locale }),
      })
      return `${webAppUrl}${path}?${query}`
    },
    /** The id that a query names, where its key is that of the id. */
    idIn: (query: Readonly<Record<string, string>>, hashKey: string): string | undefined => {
      const named = z.safeParse(linkQuery, query).data
      const hashes = named ? keyedHashes(keyed(named.id, hashKey)) : []
      return named && isOneOfSecrets(named.key, hashes) ? named.id : undefined
    },
  }
}
