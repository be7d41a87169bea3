import type { NextResponse } from 'next/server'
import { encodeWords } from '#lib/config/contexts.ts'
import { edgeEnv } from '#lib/config/env-edge.ts'
import { hasLiveWords } from '#lib/config/live-words.ts'
import { QUERY } from '#lib/config/query.ts'
import { isRecordRoute } from '#lib/config/routes.ts'
import type { Step, Visit } from '#lib/edge/visit.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { normalizedQuery } from '#lib/util/normalized-query.ts'
import {
  isSignedPreview,
  readPreviewToken,
  type PreviewPage,
  type PreviewToken,
} from '../preview-link.ts'

/** Whoever keeps or lists pages leaves this one out. */
const asPreview = (answer: NextResponse): NextResponse => {
  answer.headers.set('Cache-Control', 'no-store')
  answer.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return answer
}

type Kind = NonNullable<PreviewPage['kind']>

/** What a link of each kind shows in the place of what is live; `null` where the page has no place for it. */
const CHANGES: Readonly<
  Record<Kind, (visit: Visit, token: PreviewToken) => Partial<Visit> | null>
> = {
  landing: ({ route }, { hash }) =>
    route !== null && isRecordRoute(route) ? { landing: { hash, mayChange: true } } : null,
  announcement: ({ landing }, { hash }) => (landing ? { announced: hash } : null),
  words: ({ route }, token) => (hasLiveWords(route) ? { words: encodeWords(token) } : null),
}

const changesBy = async (visit: Visit, token: PreviewToken): Promise<Partial<Visit> | null> => {
  const { hashKey } = edgeEnv()
  const { locale, path } = visit
  if (!hashKey || token.until * 1000 <= Date.now()) return null
  for (const kind of keysOf(CHANGES)) {
    if (await isSignedPreview({ kind, locale, path, ...token }, hashKey)) {
      return CHANGES[kind](visit, token)
    }
  }
  return null
}

const showPreview = async (visit: Visit, token: PreviewToken): Promise<Visit> => {
  const changes = await changesBy(visit, token)
  if (!changes) return visit
  const { until, signature } = token
  const isOpen = visit.url.searchParams.has(QUERY.previewDialog)
  return {
    ...visit,
    ...changes,
    facts: {
      hasQuery: visit.facts.hasQuery,
      form: 'idle',
      preview: { until, signature, isOpen },
    },
    endings: [...visit.endings, asPreview],
  }
}

/**
 * Shows the record that a signed link names, or the page with the line over it or the words that it names, live or not, until the link
 * ends (decisions/012). Any other link shows what every visitor sees.
 */
export const preview: Step = (visit) => {
  const { route, url } = visit
  const canBe = route !== null && (isRecordRoute(route) || hasLiveWords(route))
  if (!canBe || url.search === '') return visit
  const text = normalizedQuery(url.search).get(QUERY.preview)
  const token = text === null ? null : readPreviewToken(text)
  return token === null ? visit : showPreview(visit, token)
}
