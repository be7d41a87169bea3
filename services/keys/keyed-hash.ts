import { createHmac } from 'node:crypto'
import { keysIn, presentKey } from '#lib/util/keys-in.ts'

/** What is hashed, and under which keys. */
export type KeyedHashInput = {
  /** The present key, and while it takes the place of another one that one behind a comma. */
  key: string
  /** The kind of value: the same value has another hash for another kind. */
  purpose:
    | 'hand-off token'
    | 'idempotency key'
    | 'payload'
    | 'operator'
    | 'download address'
    | 'login link'
    | 'login browser'
    | 'results link'
    | 'results browser'
    | 'email change'
    | 'seat invitation'
    | 'card page'
  value: string
}

const hashUnder = (key: string, { purpose, value }: Omit<KeyedHashInput, 'key'>) =>
  createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url')

/** HMAC-SHA-256 in base64url under the present key: what is stored instead of a value that must not be readable in the database. */
export const keyedHash = ({ key, ...hashed }: KeyedHashInput): string =>
  hashUnder(presentKey(key), hashed)

/** The hash under each key that holds, the present one first: what is stored or was sent may be of any of them. */
export const keyedHashes = ({ key, ...hashed }: KeyedHashInput): string[] =>
  keysIn(key).map((one) => hashUnder(one, hashed))
