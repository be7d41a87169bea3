import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { ServerEnv } from '#lib/config/env-server.ts'
import { codeOf, isMissing } from '#lib/util/error-code.ts'
import { keysIn } from '#lib/util/keys-in.ts'
import { derivedKeys } from '#services/keys/derived-keys.ts'

const SHORTEST = 32

/** One key, or two while the first takes the place of the second. */
const secret = z
  .string()
  .check(
    z.refine(
      (text) => keysIn(text).length <= 2 && keysIn(text).every((key) => key.length >= SHORTEST),
    ),
  )

const secretsSchema = z.object({
  TOKEN_SIGNING_KEY: secret,
  HASH_KEY: secret,
  /** Since when the services sign with the first of two keys; left out until they do. */
  inUseSince: z.optional(z.iso.datetime()),
})

/** The content of `secrets.json`. */
export type StoredSecrets = z.infer<typeof secretsSchema>

const NAMES = ['TOKEN_SIGNING_KEY', 'HASH_KEY', 'SERVICES_KEY'] as const

/** The keys of site and services, under the names of their variables. */
export type Secrets = Record<(typeof NAMES)[number], string>

/** The variables that say which keys hold. */
export type SecretsEnv = Pick<
  ServerEnv,
  'DATA_DIR' | 'DATABASE_URL' | 'NODE_ENV' | 'TOKEN_SIGNING_KEY' | 'HASH_KEY' | 'SERVICES_KEY'
>

/** Keys are missing or unreadable; the message says which, and what to do. */
export class SecretsError extends Error {
  override name = 'SecretsError'
}

/** The file of the keys in a data folder. */
export const secretsPath = (folder: string): string => join(folder, 'secrets.json')

/** The stored keys, of a file that only its owner reads from now on; undefined where there is none. Throws `SecretsError`. */
export const readStored = (path: string): StoredSecrets | undefined => {
  try {
    const secrets = secretsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    chmodSync(path, 0o600)
    return secrets
  } catch (error) {
    if (isMissing(error)) return undefined
    throw new SecretsError(
      `The secrets in ${path} cannot be read: restore the file, or delete it to sign everybody out and start with new ones`,
      { cause: error },
    )
  }
}

/** A key that nobody can guess. */
export const randomKey = (): string => randomBytes(32).toString('base64url')

const writeDraft = (path: string, secrets: StoredSecrets): string => {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
  return draft
}

/** Writes keys over those that are there: whoever reads finds the ones or the others. */
export const replaceStored = (path: string, secrets: StoredSecrets): void =>
  renameSync(writeDraft(path, secrets), path)

/** Writes new keys unless another process did so first: a link never replaces a file and never shows half of one. */
const store = (path: string): void => {
  const secrets: StoredSecrets = { TOKEN_SIGNING_KEY: randomKey(), HASH_KEY: randomKey() }
  const draft = writeDraft(path, secrets)
  try {
    linkSync(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

const storedSecrets = (folder: string): StoredSecrets => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = secretsPath(folder)
  const stored = readStored(path)
  if (stored) return stored
  store(path)
  const created = readStored(path)
  if (!created) throw new SecretsError(`The secrets in ${path} vanished: start again`)
  return created
}

/** The key between site and services is made of another one, so that files of earlier versions need not be written anew. */
const withServicesKey = (
  secrets: Omit<Secrets, 'SERVICES_KEY'>,
  given: string | undefined,
): Secrets => ({
  ...secrets,
  SERVICES_KEY: given ?? derivedKeys(secrets.TOKEN_SIGNING_KEY, 'site and services'),
})

/** The keys from the variables, else from `secrets.json` in the data folder, which is made on first start; throws `SecretsError` where they must be given (production on a database server). */
export const loadSecrets = (env: SecretsEnv): Secrets => {
  const { TOKEN_SIGNING_KEY, HASH_KEY, SERVICES_KEY } = env
  if (env.NODE_ENV === 'production' && env.DATABASE_URL) {
    const missing = NAMES.filter((name) => !env[name])
    if (missing.length > 0) {
      throw new SecretsError(
        `Set ${missing.join(' and ')} (at least 32 random characters each): in production with DATABASE_URL no secret is made up`,
      )
    }
  }
  if (TOKEN_SIGNING_KEY && HASH_KEY) {
    return withServicesKey({ TOKEN_SIGNING_KEY, HASH_KEY }, SERVICES_KEY)
  }
  const stored = storedSecrets(env.DATA_DIR)
  const secrets = {
    TOKEN_SIGNING_KEY: TOKEN_SIGNING_KEY ?? stored.TOKEN_SIGNING_KEY,
    HASH_KEY: HASH_KEY ?? stored.HASH_KEY,
  }
  return withServicesKey(secrets, SERVICES_KEY)
}
