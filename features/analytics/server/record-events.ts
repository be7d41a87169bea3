import { NextResponse, type NextRequest } from 'next/server'
import { allows, choiceOf, refuses } from '#features/consent/consent-rules.ts'
import { readArms, writeArms } from '#features/experiments/arms-cookie.ts'
import { sourceOfView } from '#features/traffic-source/source-of-view.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { VIEW_EVENT, type Exposure } from '#lib/config/events.ts'
import { callUpstream } from '#lib/http/call-upstream.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { orProblem } from '#lib/server/answer/upstream-problem.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { EVENT_TYPES, mediaTypeOf } from '#lib/server/request/media-type.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import { browserFamily } from '#lib/util/browser-family.ts'
import { deviceOf } from '#lib/util/device.ts'
import { isProgram } from '#lib/util/is-program.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import {
  areTimely,
  pageEvents,
  type PageEvent,
  type RecordedEvent,
  armOfPath,
  eventsReceipt,
} from '../events-contract.ts'

/** Milliseconds that a handler waits for the events service, all tries together; nobody waits for the answer. */
export const EVENTS_TIMEOUT_MS = 3000

type Delivery = { events: RecordedEvent[]; eventsServiceUrl: string; signal: AbortSignal }

/** `POST {events service}/`: comes back once they are kept, and may be repeated, for each has its id; throws `UpstreamError`. */
export const sendEvents = async ({ events, eventsServiceUrl, signal }: Delivery): Promise<void> => {
  await callUpstream({
    upstream: 'events',
    request: { method: 'post', url: `${eventsServiceUrl}/`, data: { events } },
    answer: eventsReceipt,
    signal,
  })
}

const choiceIn = ({ cookies }: NextRequest) => choiceOf(cookies.get(COOKIES.choice.name)?.value)

/** Tells whether events may carry the id of the visit: the visitor accepted (architecture 22). */
const hasAccepted = (request: NextRequest): boolean => allows(choiceIn(request), 'measurement')

/** Tells whether a request counts: not that of a program, of a visitor who declined, or whose browser did (`Sec-GPC`) and who has not accepted since. */
export const isCounted = (request: NextRequest): boolean => {
  const { headers } = request
  if (isProgram(headers.get('user-agent'))) return false
  if (refuses(choiceIn(request), 'measurement')) return false
  return headers.get('sec-gpc') !== '1' || hasAccepted(request)
}

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
  new NextResponse(null, { status, headers: { 'Cache-Control': 'no-store' } })

/**
 * The part of the events that is kept: the visit where the visitor accepted, the arm that the page is, what the address of a view named, and of an experiment the first
 * time that this browser was shown the arm which its cookie names; `kept` then says that it was.
 */
const recorded = (events: readonly PageEvent[], request: NextRequest) => {
  const isAccepted = hasAccepted(request)
  const userAgent = request.headers.get('user-agent') ?? ''
  const kept = new Map(readArms(request.cookies.get(COOKIES.experiments.name)?.value))
  const isFirst = ({ experiment, arm }: Exposure) => {
    const own = kept.get(experiment)
    if (own?.arm !== arm || own.isShown) return false
    kept.set(experiment, { arm, isShown: true })
    return true
  }
  const told = events.map(({ visit, exposure, ...event }): RecordedEvent => {
    const arm = armOfPath(event.path)
    const source = event.name === VIEW_EVENT && sourceOfView(request.headers, event.path)
    const seen = exposure &&
      isFirst(exposure) && {
        ...exposure,
        device: deviceOf({ userAgent, maxTouchPoints: 0 }),
        browser: browserFamily(userAgent),
      }
    return {
      ...event,
      ...(arm && { arm }),
      ...(source && { source }),
      ...(isAccepted && { visit }),
      ...(seen && { exposure: seen }),
    }
  })
  return { events: told, kept }
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
  const { events: told, kept } = recorded(events, request)
  await orProblem(sendEvents({ events: told, eventsServiceUrl, signal }), site)
  const answer = empty(202)
  if (told.some(({ exposure }) => exposure)) {
    // Only now: what was not kept is told again.
    setCookie(answer, { key: 'experiments', value: writeArms(kept), site })
  }
  return answer
}
