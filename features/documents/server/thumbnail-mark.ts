import 'server-only'
import { THUMBNAIL_FOLDER } from '#lib/config/api-paths.ts'
import { pageAddresses, publicEnv } from '#lib/config/env-public.ts'

/** The folder that previews come from, as a page names it. */
export const thumbnailPlace = (): string => pageAddresses().THUMBNAIL_URL ?? THUMBNAIL_FOLDER

/** The page may be read where previews come from another place (docs/decisions/028). */
export const withThumbnailMark = <Document extends { thumb: string }>(
  document: Document,
): Document => {
  const base = publicEnv().THUMBNAIL_URL ?? THUMBNAIL_FOLDER
  return { ...document, thumb: document.thumb.replace(base, () => thumbnailPlace()) }
}
