import { LIVE_INDEX_MAX_BYTES, LIVE_TIMEOUT_MS } from '#lib/config/constants.ts'
import { servicesKeyHeader } from '#lib/config/services-key.ts'
import type { LiveAnswer } from './live-index.ts'
import { BUNDLE_PATHS, readRecordBundle } from './record-bundle.ts'

/** The content service answered something that cannot be used. */
class ContentServiceError extends Error {
  override readonly name = 'ContentServiceError'
}

const tooLarge = () => new ContentServiceError(`answers more than ${LIVE_INDEX_MAX_BYTES} bytes`)

const readText = async ({ body, headers }: Response): Promise<string> => {
  if (Number(headers.get('content-length')) > LIVE_INDEX_MAX_BYTES) throw tooLarge()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = body?.getReader()
  let text = ''
  let bytes = 0
  for (;;) {
    const piece = await reader?.read()
    if (!piece || piece.done) return text + decoder.decode()
    bytes += piece.value.byteLength
    if (bytes > LIVE_INDEX_MAX_BYTES) {
      await reader?.cancel()
      throw tooLarge()
    }
    text += decoder.decode(piece.value, { stream: true })
  }
}

/** `GET {content service}/index.json`: the live landing records; throws where it fails, is slow or breaks the contract. */
export const askContentService = async (
  contentServiceUrl: string,
  etag: string | null,
): Promise<LiveAnswer> => {
  const response = await fetch(`${contentServiceUrl}${BUNDLE_PATHS.index}`, {
    headers: {
      Accept: 'application/json',
      ...servicesKeyHeader(contentServiceUrl),
      ...(etag !== null && { 'If-None-Match': etag }),
    },
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(LIVE_TIMEOUT_MS),
  })
  if (response.status === 304 && etag !== null) return null
  if (response.status !== 200) throw new ContentServiceError(`answers ${response.status}`)
  const answer: unknown = JSON.parse(await readText(response))
  return { ...readRecordBundle(answer), etag: response.headers.get('etag') }
}
