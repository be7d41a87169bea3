import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** Several rows ask for the same part of the same page, and many pages wear the same sheet. */
const known = new Map<string, number>()

/** Bytes of a text or file after gzip level 9, the measure of every size budget. */
export const gzipSize = (content: string | Uint8Array): number => {
  const key = hash('sha1', content)
  const size = known.get(key) ?? gzipSync(content, { level: 9 }).length
  known.set(key, size)
  return size
}
