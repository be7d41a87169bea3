import landingIndex from '#generated/landing-index.json'
import { ROUTES } from '#lib/config/routes.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { routeOfPublicPath } from '#lib/server/request/kind-of-request.ts'
import { EVENT_TYPES, mediaTypeOf } from '#lib/server/request/media-type.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import { SECOND_MS } from '#lib/util/durations.ts'
import { observe } from '#lib/util/measure.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'
import { armOfPath } from '../events-contract.ts'
import { pageVitals } from '../vitals-contract.ts'
import { vitalsOf } from '../vitals-of.ts'
import { isCounted } from './record-events.ts'

const readVitals = (body: string) => {
  const parsed = pageVitals.safeParse(parseJson(body))
  if (parsed.success) return parsed.data
  throw new ProblemError({
    status: 422,
    title: 'Refused measurements',
    detail: 'Send those of the contract in features/analytics/vitals-contract.ts.',
  })
}

const records: Readonly<Record<string, object | undefined>> = landingIndex

/** The arm that a page is, where it is one of this build: a stranger can name any, and each would be kept for ever. */
const armOf = (publicPath: string): string => {
  const { locale, path } = splitPublicPath(publicPath)
  const arm = Object.hasOwn(records[locale] ?? {}, path) ? armOfPath(publicPath) : undefined
  return arm ?? 'none'
}

/** Of a closed list each: how pages look, languages, the arms of this build. */
const labelsOf = (publicPath: string) => {
  const route = routeOfPublicPath(publicPath)
  return {
    page: route ? ROUTES[route].layout : 'none',
    language: splitPublicPath(publicPath).locale,
    arm: armOf(publicPath),
  }
}

/**
 * `POST /api/vitals`: counts what a page was like in the histograms of this process; no row, no visit, nothing of the sender is kept. 204
 * whether or not it counts.
 */
export const recordVitals: Handle = async (request, site) => {
  const { headers } = request
  requireSameOrigin(headers, site.siteUrl)
  mediaTypeOf(headers, EVENT_TYPES)
  const [path, entries] = readVitals(await readBody(request))
  const answer = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  if (!isCounted(request)) return answer
  await enforceRateLimit('vitals', { headers, site })
  const { lcp, inp, ttfb, cls } = vitalsOf(entries)
  const labels = labelsOf(path)
  observe('bib_vitals_cls', { labels, value: cls })
  if (lcp !== undefined) observe('bib_vitals_lcp_seconds', { labels, value: lcp / SECOND_MS })
  if (inp !== undefined) observe('bib_vitals_inp_seconds', { labels, value: inp / SECOND_MS })
  if (ttfb !== undefined) observe('bib_vitals_ttfb_seconds', { labels, value: ttfb / SECOND_MS })
  return answer
}
