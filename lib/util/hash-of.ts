import { createHmac } from 'node:crypto'

/** First 12 hex digits of the SHA-256 of a text. */
export const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest).subarray(0, 6)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** A key for one purpose, made of another key: site and services come to the same one without telling each other. */
export const derivedKey = (key: string, purpose: string): string =>
  createHmac('sha256', key).update(purpose).digest('base64url')
