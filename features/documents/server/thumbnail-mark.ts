import 'server-only'
import { THUMBNAIL_FOLDER } from '#lib/config/api-paths.ts'
import { pageAddresses, publicEnv } from '#lib/config/env-public.ts'

/** The page may be read where previews come from another place (docs/decisions/028). */
export const withThumbnailMark = <Document extends { thumb: string }>(
  document: Document,
): Document => {
  const base = publicEnv().THUMBNAIL_URL ?? THUMBNAIL_FOLDER
  const mark = pageAddresses().THUMBNAIL_URL ?? THUMBNAIL_FOLDER
  return { ...document, thumb: document.thumb.replace(base, mark) }
}
