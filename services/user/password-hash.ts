import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(argon2)

/** Argon2id with 19 MiB and 2 passes: the reasons are in docs/decisions/003-password-hash.md. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const

/** PHC strings use base64 without padding. */
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A password that nobody ever sees: 192 random bits. */
export const randomPassword = (): string => randomBytes(24).toString('base64url')

/** Hashes a password into a PHC string that names its algorithm, cost and salt. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const hash = await deriveKey('argon2id', {
    message: password.normalize('NFC'),
    nonce,
    ...COST,
    tagLength: 32,
  })
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
  return `$argon2id$v=19$${cost}$${base64(nonce)}$${base64(hash)}`
}
