import { createHmac } from 'node:crypto'
import { keysIn } from './keys-in.ts'

/** First 12 hex digits of the SHA-256 of a text. */
export const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest).subarray(0, 6)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** A key for one purpose of each of the keys that a variable holds: site and services come to the same ones without telling each other. */
export const derivedKeys = (keys: string, purpose: string): string =>
  keysIn(keys)
    .map((key) => createHmac('sha256', key).update(purpose).digest('base64url'))
    .join(',')
