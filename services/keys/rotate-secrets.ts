import { DAY_MS } from '#lib/util/durations.ts'
import { keysIn, presentKey } from '#lib/util/keys-in.ts'
import {
  randomKey,
  readStored,
  replaceStored,
  secretsPath,
  type SecretsEnv,
  type StoredSecrets,
} from './secrets.ts'
import { SIGN_IN_SECONDS } from './tokens.ts'

/** Days for which something that a key has signed may be valid: a preview of a page a month (`landing:preview`), a sign-in `SIGN_IN_SECONDS`. */
export const SIGNED_DAYS = Math.max(31, Math.ceil((SIGN_IN_SECONDS * 1000) / DAY_MS))

const STORED = ['TOKEN_SIGNING_KEY', 'HASH_KEY'] as const

/** The keys cannot be changed now; the message says why, and from when on they can. */
class RotationError extends Error {
  override name = 'RotationError'
}

const storedIn = (folder: string): StoredSecrets => {
  const stored = readStored(secretsPath(folder))
  if (stored) return stored
  throw new RotationError(`There is no secrets.json in ${folder}: correct DATA_DIR.`)
}

const isRotating = (secrets: StoredSecrets) =>
  STORED.some((name) => keysIn(secrets[name]).length > 1)

/** The keys of the three that a data folder holds, for no variable gives them. */
export const storedNames = (env: SecretsEnv): (typeof STORED)[number][] =>
  STORED.filter((name) => !env[name])

/** Puts a new key in front of each of these in the folder; throws `RotationError` while the last ones are on their way out. */
export const rotateStored = (folder: string, names: readonly (typeof STORED)[number][]): void => {
  const stored = storedIn(folder)
  if (isRotating(stored)) {
    throw new RotationError(
      'Two keys hold already: end that first, with npm run keys:rotate -- --end.',
    )
  }
  const added = Object.fromEntries(names.map((name) => [name, `${randomKey()},${stored[name]}`]))
  replaceStored(secretsPath(folder), { ...stored, ...added })
}

/** Notes that the services sign with the new keys from now on, where they use any of the folder and did not before; a folder of which no key is used is left alone. */
export const noteInUse = (env: SecretsEnv, now: Date): void => {
  if (storedNames(env).length === 0) return
  const path = secretsPath(env.DATA_DIR)
  const stored = readStored(path)
  if (!stored || !isRotating(stored) || stored.inUseSince) return
  replaceStored(path, { ...stored, inUseSince: now.toISOString() })
}

/** Drops the keys of before; throws `RotationError` while something that they signed is still valid. */
export const endRotation = (folder: string, now: Date): void => {
  const { inUseSince, ...stored } = storedIn(folder)
  if (!isRotating(stored)) throw new RotationError('One key of each holds: there is none to drop.')
  if (!inUseSince) {
    throw new RotationError(
      `The services have not started with the new keys yet: restart them, and come back ${SIGNED_DAYS} days later.`,
    )
  }
  const until = new Date(Date.parse(inUseSince) + SIGNED_DAYS * DAY_MS)
  if (now < until) {
    throw new RotationError(
      `The keys of before signed what is valid until ${until.toISOString()}: come back then.`,
    )
  }
  replaceStored(secretsPath(folder), {
    TOKEN_SIGNING_KEY: presentKey(stored.TOKEN_SIGNING_KEY),
    HASH_KEY: presentKey(stored.HASH_KEY),
  })
}
