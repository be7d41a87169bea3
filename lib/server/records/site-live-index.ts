import 'server-only'
import { askContentService } from '#lib/records/ask-content-service.ts'
import { createLiveIndex } from '#lib/records/live-index.ts'
import type { Log } from '#lib/util/log.ts'

type Settings = { contentServiceUrl: string; log: Log; now: () => number }

/** The live records as a process that is not the edge knows them, with its log. */
export const siteLiveIndex = ({ contentServiceUrl, log, now }: Settings) =>
  createLiveIndex({
    ask: (etag) => askContentService(contentServiceUrl, etag),
    now,
    tell: (failure) => {
      if (failure) log.warn({ err: failure, upstream: 'content' }, 'The live records are not known')
      else log.info({ upstream: 'content' }, 'The live records are known again')
    },
    tellSkipped: ({ count, places }) =>
      log.warn({ count, places }, 'Live records that break the contract are left out'),
  })
