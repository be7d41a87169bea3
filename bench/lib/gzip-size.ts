import { gzipSync } from 'node:zlib'

/** Bytes of a text or file after gzip level 9, the measure of every size budget. */
export const gzipSize = (content: string | Uint8Array): number =>
  gzipSync(content, { level: 9 }).length
