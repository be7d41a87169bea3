import { hash } from 'node:crypto'
import { publicEnv, type PublicEnv } from '#lib/config/env-public.ts'
import { FRAMED_META, PAYMENT_META, TAKES_CARDS } from '#lib/config/page-metas.ts'
import type { Route } from '#lib/config/route.ts'
import {
  THIRD_PARTIES,
  THIRD_PARTY_IDS,
  originsOf,
  paymentSources,
} from '#lib/config/third-parties.ts'
import { styleTexts } from '#lib/next/style-elements.ts'

const list = (...sources: string[]) => sources.join(' ')

/** The origins of document previews other than the site itself. */
const imageOrigins = ({ THUMBNAIL_URL }: PublicEnv) =>
  THUMBNAIL_URL ? [new URL(THUMBNAIL_URL).origin] : []

/** The origins of the configured third parties; none by default (architecture 17). */
const foreignOrigins = (env: PublicEnv) => {
  const origins = new Set<string>()
  const frames = new Set<string>()
  for (const id of THIRD_PARTY_IDS) {
    if (THIRD_PARTIES[id].when === 'payment') continue
    for (const origin of originsOf(id, env)) {
      origins.add(origin)
      if (THIRD_PARTIES[id].frames) frames.add(origin)
    }
  }
  return { origins: [...origins], frames: [...frames] }
}

const PAYMENT_MARK = `<meta name="${PAYMENT_META}" content="${TAKES_CARDS}"/>`

const NO_SOURCES = { script: [], frame: [], connect: [] }

/** The sources of card fields, on a page that is marked as taking payments. */
const cardSources = (html: string, env: PublicEnv) =>
  html.includes(PAYMENT_MARK) ? paymentSources(env) : NO_SOURCES

type Framer = NonNullable<Route['framedBy']>

const markOf = (framer: Framer) => `<meta name="${FRAMED_META}" content="${framer}"/>`

/** The sites that may frame a page: none, or the system that the page itself names. */
const ancestorsOf = (html: string, { WEB_APP_URL }: PublicEnv): string =>
  html.includes(markOf('web-app')) ? new URL(WEB_APP_URL).origin : "'none'"

const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** Hashes of the inlined sheets, each once. */
export const sheetHashes = (html: string): string[] => [...new Set(styleTexts(html).map(hashOf))]

/** The Content-Security-Policy of a page: its own files, the sheets that stand in it, and the configured third parties. No script stands in a page. */
export const pagePolicy = (html: string, env = publicEnv()): string => {
  const { origins, frames: foreign } = foreignOrigins(env)
  const card = cardSources(html, env)
  const frames = [...foreign, ...card.frame]
  return [
    "default-src 'none'",
    list('script-src', "'self'", ...origins, ...card.script),
    list('style-src', "'self'", ...sheetHashes(html)),
    list("img-src 'self' data:", ...imageOrigins(env), ...origins),
    "font-src 'self'",
    list("connect-src 'self'", ...origins, ...card.connect),
    ...(frames.length > 0 ? [list('frame-src', ...frames)] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    list('frame-ancestors', ancestorsOf(html, env)),
    "object-src 'none'",
  ].join('; ')
}
