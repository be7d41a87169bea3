import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (hashKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', hashKey, '', 'sealed text', KEY_BYTES))

/** A text that only processes with the same `HASH_KEY` can read, compressed and in base64url. */
export const sealText = (text: string, hashKey: string): string => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(hashKey), nonce)
  const sealed = Buffer.concat([cipher.update(brotliCompressSync(text)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text, or `null` where it was sealed with another key or is none. */
export const openText = (sealed: string, hashKey: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url')
  const start = NONCE_BYTES + TAG_BYTES
  if (bytes.length <= start) return null
  const decipher = createDecipheriv(CIPHER, keyOf(hashKey), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, start))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()])
    return brotliDecompressSync(text).toString()
  } catch (error) {
    // Node has no code for a tag that does not fit.
    if (error instanceof Error) return null
    throw error
  }
}
