import * as z from 'zod/mini'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { isOneOfSecrets } from '#lib/util/is-same-secret.ts'
import { keyedHash, keyedHashes, type KeyedHashInput } from '#services/keys/keyed-hash.ts'

/** Names of the link's query. */
const INVITATION_QUERY = { id: 'id', key: 'key' } as const

const keyed = (id: string, hashKey: string): KeyedHashInput => ({
  key: hashKey,
  purpose: 'seat invitation',
  value: id,
})

type AddressOptions = { webAppUrl: string; hashKey: string; locale: Locale }

/** The address of an invitation; it stands in the mail to the invited alone, and nothing is stored that would give it. */
export const invitationAddress = (
  id: string,
  { webAppUrl, hashKey, locale }: AddressOptions,
): string => {
  const query = new URLSearchParams({
    [INVITATION_QUERY.id]: id,
    [INVITATION_QUERY.key]: keyedHash(keyed(id, hashKey)),
    [QUERY.language]: locale,
  })
  return `${webAppUrl}/account/invitation/?${query}`
}

const invitationQuery = z.object({
  [INVITATION_QUERY.id]: z.uuid(),
  [INVITATION_QUERY.key]: z.string(),
})

/** The id of the place that a query names, where its key is that of the place. */
export const invitationIn = (
  query: Readonly<Record<string, string>>,
  hashKey: string,
): string | undefined => {
  const named = z.safeParse(invitationQuery, query).data
  const hashes = named ? keyedHashes(keyed(named.id, hashKey)) : []
  return named && isOneOfSecrets(named.key, hashes) ? named.id : undefined
}
