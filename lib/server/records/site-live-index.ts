import 'server-only'
import { httpClient } from '#lib/http/http-client.ts'
import { LIVE_INDEX_MAX_BYTES, LIVE_TIMEOUT_MS } from '#lib/records/ask-content-service.ts'
import { createLiveIndex, type LiveAnswer } from '#lib/records/live-index.ts'
import { BUNDLE_PATHS, readRecordBundle } from '#lib/records/record-bundle.ts'
import type { Log } from '#lib/util/log.ts'

type Settings = { contentServiceUrl: string; log: Log; now: () => number }

const NOT_MODIFIED = 304

/** As the edge asks, but not by `fetch`: the framework takes a page that fetches something fresh for one that is made for each visitor. */
const askContent = async (contentServiceUrl: string, etag: string | null): Promise<LiveAnswer> => {
  const { status, data, headers } = await httpClient.get<unknown>(
    `${contentServiceUrl}${BUNDLE_PATHS.index}`,
    {
      responseType: 'text',
      headers: etag === null ? {} : { 'If-None-Match': etag },
      maxContentLength: LIVE_INDEX_MAX_BYTES,
      signal: AbortSignal.timeout(LIVE_TIMEOUT_MS),
      validateStatus: (answered) => answered === 200 || answered === NOT_MODIFIED,
      'axios-retry': { retries: 0 },
    },
  )
  if (status === NOT_MODIFIED) return null
  const answer: unknown = JSON.parse(String(data))
  const tag: unknown = headers['etag']
  return { ...readRecordBundle(answer), etag: typeof tag === 'string' ? tag : null }
}

/** The live records as a process that is not the edge knows them, with its log. */
export const siteLiveIndex = ({ contentServiceUrl, log, now }: Settings) =>
  createLiveIndex({
    ask: (etag) => askContent(contentServiceUrl, etag),
    now,
    tell: (failure) => {
      if (failure) log.warn({ err: failure, upstream: 'content' }, 'The live records are not known')
      else log.info({ upstream: 'content' }, 'The live records are known again')
    },
    tellSkipped: ({ count, places }) =>
      log.warn({ count, places }, 'Live records that break the contract are left out'),
  })
