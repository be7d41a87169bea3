import { NextResponse, type NextRequest } from 'next/server'
import { callUpstream } from '#lib/http/call-upstream.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { tooManyRequests } from '#lib/server/answer/too-many-requests.ts'
import { upstreamProblem } from '#lib/server/answer/upstream-problem.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import type { Site } from '#lib/server/site.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import { helpAnswer, type HelpMessage } from '../help-contract.ts'
import { answerPage } from './answer-page.ts'
import { readFormMessage, readScriptMessage } from './read-message.ts'

type Posted = { request: NextRequest; body: string; site: Site }

/** Keeps a message once, however often it is sent under its id, and gives its number; throws `ProblemError`. */
const deliver = async (message: HelpMessage, { request, site }: Posted): Promise<string> => {
  const { eventsServiceUrl, upstreamBudgetMs, trustedProxyHops, log } = site
  const forwardedFor = request.headers.get('x-forwarded-for')
  const waitS = await site.limitMessages(
    clientAddress({ forwardedFor, trustedHops: trustedProxyHops }),
  )
  if (waitS !== undefined) throw tooManyRequests(waitS)
  try {
    const { reference } = await callUpstream({
      upstream: 'events',
      request: { method: 'post', url: `${eventsServiceUrl}/messages`, data: message },
      answer: helpAnswer,
      signal: AbortSignal.timeout(upstreamBudgetMs),
    })
    return reference
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(log, error)
    throw upstreamProblem(error)
  }
}

const byScript = async (posted: Posted): Promise<NextResponse> => {
  const reference = await deliver(readScriptMessage(posted.body), posted)
  return NextResponse.json(
    { status: 'stored', reference },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  )
}

const byForm = async (posted: Posted): Promise<Response> => {
  const { body, request, site } = posted
  const { hashKey, siteUrl } = site
  const { headers } = request
  const form = await readFormMessage({ body, headers, now: Date.now(), hashKey, siteUrl })
  if (!form.message) return answerPage({ form, status: 422 })
  try {
    return await answerPage({ form, status: 201, reference: await deliver(form.message, posted) })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const { status } = error.problem
    return answerPage({ form, status, headers: error.headers })
  }
}

/** `POST /api/messages`: keeps a message to the help (S2 §2.8), for page script and for a plain form, whose answer is a page. */
export const messages: Handle = async (request, site) => {
  requireSameOrigin(request.headers, site.siteUrl)
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const answer = { 'application/json': byScript, 'multipart/form-data': byForm }[type.trim()]
  if (!answer) {
    throw new ProblemError({
      status: 415,
      title: 'Unsupported content type',
      detail: 'Send JSON, or the form of the help as multipart/form-data.',
    })
  }
  return answer({ request, body: await readBody(request), site })
}
