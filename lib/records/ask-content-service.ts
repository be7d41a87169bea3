import { servicesKeyHeader } from '#lib/config/services-key.ts'
import { discardBody } from '#lib/util/discard-body.ts'
import { readLimited, utf8Text } from '#lib/util/read-limited.ts'
import type { LiveAnswer } from './live-index.ts'
import { BUNDLE_PATHS, readRecordBundle } from './record-bundle.ts'

/** Largest index of live records that the edge reads, in bytes: twenty thousand records and more. */
export const LIVE_INDEX_MAX_BYTES = 2 * 1024 * 1024

/** Milliseconds until the edge takes no answer of the content service for a failure. */
export const LIVE_TIMEOUT_MS = 3000

/** The content service answered something that cannot be used. */
class ContentServiceError extends Error {
  override readonly name = 'ContentServiceError'
}

const tooLarge = () => new ContentServiceError(`answers more than ${LIVE_INDEX_MAX_BYTES} bytes`)

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
  if (response.status !== 200) await discardBody(response)
  if (response.status === 304 && etag !== null) return null
  if (response.status !== 200) throw new ContentServiceError(`answers ${response.status}`)
  const bytes = await readLimited(response, { most: LIVE_INDEX_MAX_BYTES, tooLarge })
  const answer: unknown = JSON.parse(utf8Text(bytes))
  return { ...readRecordBundle(answer), etag: response.headers.get('etag') }
}
