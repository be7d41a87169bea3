import type { NextRequest } from 'next/server'
import { EVENTS_TIMEOUT_MS, sendEvents } from '#features/analytics/server/send-events.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { upstreamProblem } from '#lib/server/answer/upstream-problem.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { EVENT_TYPES, mediaTypeOf } from '#lib/server/request/media-type.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { armOfPath } from '../arm-of-path.ts'
import { areTimely, pageEvents, type PageEvent, type RecordedEvent } from '../events-contract.ts'
import { hasAccepted, isCounted } from './is-counted.ts'

/** The events that a page sent: 422 when they are no JSON, break the contract or are of another time, without a word of what was sent. */
const readEvents = (body: string): PageEvent[] => {
  const parsed = pageEvents.safeParse(parseJson(body))
  if (parsed.success && areTimely(parsed.data, Date.now())) return parsed.data
  throw new ProblemError({
    status: 422,
    title: 'Refused events',
    detail:
      'Send a list of up to 20 events of the contract in features/analytics/events-contract.ts.',
  })
}

const empty = (status: number) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

/** What is kept of the events: the visit where the visitor accepted, and the arm that the page is. */
const recorded = (events: readonly PageEvent[], request: NextRequest) => {
  const isAccepted = hasAccepted(request)
  return events.map(({ visit, ...event }): RecordedEvent => {
    const arm = armOfPath(event.path)
    return { ...event, ...(arm && { arm }), ...(isAccepted && { visit }) }
  })
}

/**
 * `POST /api/events`: passes the events of a page on (S1 §7). 202 once the service keeps them, 204 where nobody is
 * counted, 422 for what will never be taken; after any other answer the page sends them again.
 */
export const recordEvents: Handle = async (request, site) => {
  requireSameOrigin(request.headers, site.siteUrl)
  mediaTypeOf(request.headers, EVENT_TYPES)
  const events = readEvents(await readBody(request))
  if (!isCounted(request)) return empty(204)
  await enforceRateLimit('events', { headers: request.headers, site })
  const { eventsServiceUrl, upstreamBudgetMs } = site
  const signal = AbortSignal.timeout(Math.min(EVENTS_TIMEOUT_MS, upstreamBudgetMs))
  await sendEvents({
    events: recorded(events, request),
    eventsServiceUrl,
    signal,
  }).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(site.log, error)
    throw upstreamProblem(error)
  })
  return empty(202)
}
