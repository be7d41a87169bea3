import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(argon2)

/** Argon2id with 19 MiB and 2 passes: the reasons are in docs/decisions/003-password-hash.md. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const

/** PHC strings use base64 without padding. */
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A password that nobody ever sees: 192 random bits. */
export const randomPassword = (): string => randomBytes(24).toString('base64url')

const derive = (password: string, nonce: Buffer) =>
  deriveKey('argon2id', { message: password.normalize('NFC'), nonce, ...COST, tagLength: 32 })

/** Hashes a password into a PHC string that names its algorithm, cost and salt. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const hash = await derive(password, nonce)
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
  return `$argon2id$v=19$${cost}$${base64(nonce)}$${base64(hash)}`
}

/** Whether a password is the one that was hashed. */
export const isPasswordOf = async (hash: string, password: string): Promise<boolean> => {
  const [nonce = '', tag = ''] = hash.split('$').slice(-2)
  const wanted = Buffer.from(tag, 'base64')
  const given = await derive(password, Buffer.from(nonce, 'base64'))
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
