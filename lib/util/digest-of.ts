/** A short digest of a text (FNV-1a, 32 bits, eight hexadecimal digits): it tells two texts apart, and keeps no secret. */
export const digestOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
