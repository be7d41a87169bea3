import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { keysIn, presentKey } from '#lib/util/keys-in.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (hashKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', hashKey, '', 'sealed text', KEY_BYTES))

/** A text that only processes with the same `HASH_KEY` can read, compressed and in base64url; sealed with the present one of two. */
export const sealText = (text: string, hashKey: string): string => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(presentKey(hashKey)), nonce)
  const sealed = Buffer.concat([cipher.update(brotliCompressSync(text)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

const openWith = (bytes: Buffer, key: string): string | null => {
  const start = NONCE_BYTES + TAG_BYTES
  const decipher = createDecipheriv(CIPHER, keyOf(key), bytes.subarray(0, NONCE_BYTES))
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

/** The text, or `null` where it was sealed with none of the keys or is none. */
export const openText = (sealed: string, hashKey: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  return keysIn(hashKey).reduce<string | null>((text, key) => text ?? openWith(bytes, key), null)
}
