import { createHmac } from 'node:crypto'

type KeyedHashInput = {
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

/** HMAC-SHA-256 in base64url: what is stored instead of a value that must not be readable in the database. */
export const keyedHash = ({ key, purpose, value }: KeyedHashInput): string =>
  createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url')
