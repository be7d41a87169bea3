import 'server-only'
import { publicEnv } from '#lib/config/env-public.ts'
import { serverEnv } from '#lib/config/env-server.ts'
import { shortenPageLife } from '#lib/next/page-life.ts'
import { siteLog } from '#lib/server/site-log.ts'
import type { ShelfContent } from '../../library-shelf.ts'
import { withThumbnailMark } from '../show-document.ts'
import { shelfQuestion } from './ask-shelf.ts'
import { shelfFinder } from './shelf-finder.ts'

let finder: ReturnType<typeof shelfFinder> | undefined

const makeFinder = () => {
  const { SEARCH_SERVICE_URL, LOG_LEVEL } = serverEnv()
  return shelfFinder({
    searchServiceUrl: SEARCH_SERVICE_URL,
    thumbnailUrl: publicEnv().THUMBNAIL_URL,
    log: siteLog(LOG_LEVEL),
  })
}

/** A page's part of a shelf; one on which default documents stand in is made again after a minute (docs/decisions/009). */
export const pageShelf = async (
  asked: Parameters<typeof shelfQuestion>[0],
): Promise<ShelfContent> => {
  finder ??= makeFinder()
  const content = await finder(await shelfQuestion(asked))
  if (content.state === 'away') await shortenPageLife()
  return { ...content, titles: content.titles.map(withThumbnailMark) }
}
