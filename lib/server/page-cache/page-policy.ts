import { publicEnv } from '#lib/config/env-public.ts'
import type { InlineHashes } from './inline-hashes.ts'

const list = (...sources: string[]) => sources.join(' ')

/** Where previews of documents come from when it is not the site itself. */
const imageOrigins = (thumbnailUrl: string | undefined) =>
  thumbnailUrl ? [new URL(thumbnailUrl).origin] : []

/** The Content-Security-Policy of a page: its own files and the inline elements it was rendered with. */
export const pagePolicy = (
  { scripts, styles }: InlineHashes,
  thumbnailUrl = publicEnv().THUMBNAIL_URL,
): string =>
  [
    "default-src 'none'",
    list('script-src', "'self'", ...scripts),
    list('style-src', "'self'", ...styles),
    list("img-src 'self' data:", ...imageOrigins(thumbnailUrl)),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
