type Source = Pick<Body, 'body'> & { headers: Headers }

type Limit = { most: number; tooLarge: () => Error }

const joined = (chunks: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/** The bytes of a request or an answer; stops and throws where they are more than allowed, whatever length was announced. */
export const readLimited = async (
  { body, headers }: Source,
  { most, tooLarge }: Limit,
): Promise<Uint8Array> => {
  if (Number(headers.get('content-length') ?? 0) > most) throw tooLarge()
  const reader = body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const piece = await reader?.read()
    if (!piece || piece.done) return joined(chunks)
    length += piece.value.byteLength
    if (length > most) {
      await reader?.cancel()
      throw tooLarge()
    }
    chunks.push(piece.value)
  }
}

/** Bytes as UTF-8 text; throws a `TypeError` where they are none. */
export const utf8Text = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes)
