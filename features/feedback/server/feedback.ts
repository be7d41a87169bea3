import { NextResponse, type NextRequest } from 'next/server'
import { callUpstream } from '#lib/http/call-upstream.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { seeOther } from '#lib/server/answer/see-other.ts'
import { tooManyRequests } from '#lib/server/answer/too-many-requests.ts'
import { upstreamProblem } from '#lib/server/answer/upstream-problem.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import type { Site } from '#lib/server/site.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import { feedbackAnswer, type Feedback } from '../feedback-contract.ts'
import { feedbackNoticeId, type FeedbackState } from '../states.ts'
import { readFormFeedback, readScriptFeedback } from './read-feedback.ts'

type Delivery = { message: Feedback; eventsServiceUrl: string; signal: AbortSignal }

/** `POST {events service}/feedback`: keeps a message once, however often it is sent under its id; throws `UpstreamError`. */
const storeFeedback = ({ message, eventsServiceUrl, signal }: Delivery) =>
  callUpstream({
    upstream: 'events',
    request: { method: 'post', url: `${eventsServiceUrl}/feedback`, data: message },
    answer: feedbackAnswer,
    signal,
  })

type Posted = { request: NextRequest; body: string; site: Site }

type Delivered = { message: Feedback; posted: Posted }

/** Throws `ProblemError` 429, or `UpstreamError`. */
const deliver = async ({ message, posted: { request, site } }: Delivered) => {
  const waitS = await site.limitFeedback(
    clientAddress({
      forwardedFor: request.headers.get('x-forwarded-for'),
      trustedHops: site.trustedProxyHops,
    }),
  )
  if (waitS !== undefined) throw tooManyRequests(waitS)
  const { eventsServiceUrl, upstreamBudgetMs } = site
  const signal = AbortSignal.timeout(upstreamBudgetMs)
  await storeFeedback({ message, eventsServiceUrl, signal })
}

const byScript = async (posted: Posted): Promise<NextResponse> => {
  const message = readScriptFeedback(posted.body)
  await deliver({ message, posted }).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(posted.site.log, error)
    throw upstreamProblem(error)
  })
  return NextResponse.json(
    { status: 'stored' },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  )
}

const backTo = (language: Feedback['language'], state: FeedbackState) =>
  seeOther({ path: routePath('feedback', language), fragment: feedbackNoticeId(state) })

const byForm = async (posted: Posted): Promise<NextResponse> => {
  const { body, request, site } = posted
  const { hashKey } = site
  const form = await readFormFeedback({ body, headers: request.headers, now: Date.now(), hashKey })
  if (form.kind === 'mistyped') return backTo(form.language, 'invalid')
  const { message } = form
  try {
    await deliver({ message, posted })
    return seeOther({ path: routePath('feedbackThanks', message.language) })
  } catch (error) {
    if (error instanceof ProblemError) return backTo(message.language, 'limited')
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(site.log, error)
    return backTo(message.language, 'failed')
  }
}

/** `POST /api/feedback`: stores a message (S2 §2.2 "Start"), for page script and for a plain form, whose outcome is a page. */
export const feedback: Handle = async (request, site) => {
  requireSameOrigin(request.headers, site.siteUrl)
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const answer = { 'application/json': byScript, 'multipart/form-data': byForm }[type.trim()]
  if (!answer) {
    throw new ProblemError({
      status: 415,
      title: 'Unsupported content type',
      detail: 'Send JSON, or the form of the feedback page as multipart/form-data.',
    })
  }
  return answer({ request, body: await readBody(request), site })
}
