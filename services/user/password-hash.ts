import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(argon2)

export type HashCost = { memory: number; passes: number; parallelism: number }

/** Argon2id with 19 MiB and 2 passes: the reasons are in docs/decisions/003-password-hash.md. */
const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }

/** PHC strings use base64 without padding. */
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A password that nobody ever sees: 192 random bits. */
export const randomPassword = (): string => randomBytes(24).toString('base64url')

type Salted = HashCost & { nonce: Buffer }

const derive = (password: string, salted: Salted) =>
  deriveKey('argon2id', { message: password.normalize('NFC'), ...salted, tagLength: 32 })

/** Hashes a password into a PHC string that names its algorithm, cost and salt. */
export const hashPassword = async (password: string, cost = COST): Promise<string> => {
  const nonce = randomBytes(16)
  const hash = await derive(password, { ...cost, nonce })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/** True if a password is the one that was hashed, at whatever cost that was; a closed account has no hash. */
export const isPasswordOf = async (hash: string, password: string): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = PHC.exec(hash) ?? []
  if (tag === '') return false
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const wanted = Buffer.from(tag, 'base64')
  const given = await derive(password, { ...cost, nonce: Buffer.from(nonce, 'base64') })
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
