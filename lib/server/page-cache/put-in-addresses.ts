import { THUMBNAIL_FOLDER } from '#lib/config/api-paths.ts'
import {
  ADDRESS_MARKS,
  publicEnv,
  type AddressName,
  type PublicEnv,
} from '#lib/config/env-public.ts'
import { DOWNLOAD_FOLDER } from '#lib/config/public-files.ts'
import { keysOf } from '#lib/util/keys-of.ts'

const names = new Map<string, AddressName>(
  keysOf(ADDRESS_MARKS).map((name) => [ADDRESS_MARKS[name], name]),
)

const MARK = /https:\/\/[a-z-]+\.invalid/g

const addressOf = (mark: string, env: PublicEnv): string => {
  const name = names.get(mark)
  if (name === undefined) return mark
  // Without a place of their own previews and downloads come from the site.
  return env[name] ?? (name === 'DOWNLOAD_URL' ? DOWNLOAD_FOLDER : THUMBNAIL_FOLDER)
}

/** Puts the addresses of this process in place of their marks, in a page or in what else is rendered ahead (docs/decisions/028). */
export const putInAddresses = (text: string, env = publicEnv()): string =>
  text.replaceAll(MARK, (mark) => addressOf(mark, env))

/** The same for bytes; whatever holds no mark stays the object that it is. */
export const putInBytes = (bytes: Buffer, env = publicEnv()): Buffer =>
  bytes.includes('.invalid') ? Buffer.from(putInAddresses(bytes.toString('utf8'), env)) : bytes
