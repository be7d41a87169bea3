/** Reads a body as text up to a number of characters, so that no sender can fill the memory; undefined where it is longer. */
export const readShort = async (
  body: ReadableStream<Uint8Array> | null,
  maxLength: number,
): Promise<string | undefined> => {
  if (!body) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > maxLength) {
      await reader.cancel()
      return undefined
    }
  }
}
