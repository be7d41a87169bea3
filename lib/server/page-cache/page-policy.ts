import { publicEnv, type PublicEnv } from '#lib/config/env-public.ts'
import { THIRD_PARTIES, THIRD_PARTY_IDS, originsOf } from '#lib/config/third-parties.ts'
import type { InlineHashes } from './inline-hashes.ts'

const list = (...sources: string[]) => sources.join(' ')

/** Where previews of documents come from when it is not the site itself. */
const imageOrigins = ({ THUMBNAIL_URL }: PublicEnv) =>
  THUMBNAIL_URL ? [new URL(THUMBNAIL_URL).origin] : []

/** Where the configured third parties come from and send to; none by default (architecture 17). */
const foreignOrigins = (env: PublicEnv) => {
  const origins = new Set<string>()
  const frames = new Set<string>()
  for (const id of THIRD_PARTY_IDS) {
    for (const origin of originsOf(id, env)) {
      origins.add(origin)
      if (THIRD_PARTIES[id].frames) frames.add(origin)
    }
  }
  return { origins: [...origins], frames: [...frames] }
}

/** The Content-Security-Policy of a page: its own files, the inline elements it was rendered with, and the configured third parties. */
export const pagePolicy = ({ scripts, styles }: InlineHashes, env = publicEnv()): string => {
  const { origins, frames } = foreignOrigins(env)
  return [
    "default-src 'none'",
    list('script-src', "'self'", ...scripts, ...origins),
    list('style-src', "'self'", ...styles),
    list("img-src 'self' data:", ...imageOrigins(env), ...origins),
    "font-src 'self'",
    "media-src 'self'",
    list("connect-src 'self'", ...origins),
    ...(frames.length > 0 ? [list('frame-src', ...frames)] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}
