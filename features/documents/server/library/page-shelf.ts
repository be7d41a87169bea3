import 'server-only'
import { DOCUMENT_ID } from '#features/destination/web-app-places.ts'
import type { Locale } from '#lib/config/locales.ts'
import { shortenPageLife } from '#lib/next/page-life.ts'
import type { LibraryTitle, ShelfContent } from '../../library-shelf.ts'
import { finderSettings } from '../search-guard.ts'
import { withThumbnailMark } from '../show-document.ts'
import { writtenDocuments } from '../written-documents.ts'
import { shelfQuestion } from './ask-shelf.ts'
import { shelfFinder } from './shelf-finder.ts'

let finder: ReturnType<typeof shelfFinder> | undefined

/** Titles with the pages of those that the language has written out. */
const withPages = async (titles: readonly LibraryTitle[], locale: Locale) => {
  const pages = new Map(
    [...(await writtenDocuments(locale))].map(([page, { template }]) => [template, page]),
  )
  return titles.map((title) => {
    const page = pages.get(Number(DOCUMENT_ID.exec(title.url)?.[1]))
    return page ? { ...title, page } : title
  })
}

/** A page's part of a shelf; one on which default documents stand in is made again after a minute (docs/decisions/009). */
export const pageShelf = async (
  asked: Parameters<typeof shelfQuestion>[0],
): Promise<ShelfContent> => {
  finder ??= shelfFinder(finderSettings())
  const content = await finder(await shelfQuestion(asked))
  if (content.state === 'away') await shortenPageLife()
  const titles = await withPages(content.titles, asked.locale)
  return { ...content, titles: titles.map(withThumbnailMark) }
}
