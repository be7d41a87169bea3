import type { NextResponse } from 'next/server'
import { edgeEnv } from '#lib/config/env-edge.ts'
import { QUERY } from '#lib/config/query.ts'
import { isRecordRoute } from '#lib/config/routes.ts'
import type { Step, Visit } from '#lib/edge/visit.ts'
import { normalizedQuery } from '#lib/util/normalized-query.ts'
import { isSignedPreview, readPreviewToken } from '../preview-link.ts'

/** Whoever keeps or lists pages leaves this one out. */
const asPreview = (answer: NextResponse): NextResponse => {
  answer.headers.set('Cache-Control', 'no-store')
  answer.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return answer
}

const showPreview = async (visit: Visit, token: string): Promise<Visit> => {
  const { hashKey } = edgeEnv()
  const read = readPreviewToken(token)
  if (!read || !hashKey || read.until * 1000 <= Date.now()) return visit
  const { locale, path, facts, endings, landing } = visit
  const { hash, until, signature } = read
  const page = { locale, path, ...read }
  const isRecord = await isSignedPreview(page, hashKey)
  const isLine =
    landing !== null && (await isSignedPreview({ ...page, kind: 'announcement' }, hashKey))
  if (!isRecord && !isLine) return visit
  const isOpen = visit.url.searchParams.has(QUERY.previewDialog)
  return {
    ...visit,
    ...(isRecord ? { landing: { hash, mayChange: true } } : { announced: hash }),
    facts: {
      hasQuery: facts.hasQuery,
      form: 'idle',
      preview: { until, signature, isOpen },
    },
    endings: [...endings, asPreview],
  }
}

/**
 * Shows the record that a signed link names, or the page with the line that it names over it, live or not, until the link ends
 * (decisions/012). Any other link shows what every visitor sees.
 */
export const preview: Step = (visit) => {
  if (visit.route === null || !isRecordRoute(visit.route)) return visit
  const token =
    visit.url.search === '' ? null : normalizedQuery(visit.url.search).get(QUERY.preview)
  return token === null ? visit : showPreview(visit, token)
}
