import { NextResponse } from 'next/server'
import { callUpstream } from '#lib/http/call-upstream.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import type { Handle } from '../answer/api-handler.ts'
import { askForCookies } from '../answer/own-address.ts'
import { ProblemError } from '../answer/problem-error.ts'
import { tooManyRequests } from '../answer/too-many-requests.ts'
import { orProblem } from '../answer/upstream-problem.ts'
import { fieldProblem, refusedFields } from '../request/field-problem.ts'
import { mediaTypeOf, MESSAGE_TYPES } from '../request/media-type.ts'
import { readBody } from '../request/read-body.ts'
import { requireSameOrigin } from '../request/require-same-origin.ts'
import type { MessageKind, PostedMessage } from './message-kind.ts'
import { readPostedForm, type FormShape, type ParsedForm } from './read-posted-form.ts'

type Delivery<Message, Stored> = { kind: MessageKind<Message, Stored>; posted: PostedMessage }

/** Has a message kept, once however often it is sent under its id, and gives what the service says of it; throws `ProblemError`. */
const deliver = async <Message, Stored>(
  message: Message,
  { kind, posted: { request, site } }: Delivery<Message, Stored>,
): Promise<Stored> => {
  const { eventsServiceUrl, userServiceUrl, upstreamBudgetMs, trustedProxyHops } = site
  const { service = 'events' } = kind
  const serviceUrl = service === 'user' ? userServiceUrl : eventsServiceUrl
  const forwardedFor = request.headers.get('x-forwarded-for')
  const waitS = await site[kind.limit](
    clientAddress({ forwardedFor, trustedHops: trustedProxyHops }),
  )
  if (waitS !== undefined) throw tooManyRequests(waitS)
  const stored = callUpstream({
    upstream: service,
    request: { method: 'post', url: `${serviceUrl}${kind.path}`, data: message },
    answer: kind.stored,
    signal: AbortSignal.timeout(upstreamBudgetMs),
  })
  return orProblem(stored, site)
}

/** The answer to a form without script that was not kept. */
export type Refusal = { status: number; headers: Record<string, string> }

type Options<Message, Stored, Name extends string> = {
  kind: MessageKind<Message, Stored>
  form: Omit<FormShape<Message, Name>, 'message'>
  /** Of a form of two steps: shows what was typed before anything is kept, to be confirmed, and the form once more, to be changed. */
  secondStep?: Record<
    'review' | 'change',
    (form: ParsedForm<Message, Name>) => Response | Promise<Response>
  >
  /** The answer to a visitor without script for a message that is kept, and for one that is not. */
  answerStored: (form: ParsedForm<Message, Name>, stored: Stored) => Response | Promise<Response>
  answerRefused: (form: ParsedForm<Message, Name>, refusal: Refusal) => Response | Promise<Response>
}

const MISTYPED: Refusal = { status: 422, headers: {} }

const byScript = async <Message, Stored>(
  posted: PostedMessage,
  kind: MessageKind<Message, Stored>,
): Promise<Response> => {
  const parsed = kind.message.safeParse(parseJson(posted.body))
  if (!parsed.success) throw fieldProblem(refusedFields(parsed.error.issues))
  return NextResponse.json(await deliver(parsed.data, { kind, posted }), {
    status: 201,
    headers: { 'Cache-Control': 'no-store' },
  })
}

const byForm = async <Message extends object, Stored, Name extends string>(
  posted: PostedMessage,
  { kind, form: shape, secondStep, answerStored, answerRefused }: Options<Message, Stored, Name>,
): Promise<Response> => {
  const form = await readPostedForm(posted, { ...shape, message: kind.message })
  if (secondStep && form.step === 'change') return secondStep.change(form)
  if (form.message === null) return answerRefused(form, MISTYPED)
  if (secondStep && form.step === null) return secondStep.review(form)
  try {
    return await answerStored(form, await deliver(form.message, { kind, posted }))
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return answerRefused(form, { status: error.problem.status, headers: error.headers })
  }
}

/**
 * Takes what a visitor wrote on a page of ours: JSON of page script, or a form that posted by itself as multipart, because
 * other encodings treble the length of some alphabets. It is limited by address and kept once; no log holds any of it.
 */
export const messageHandler =
  <Message extends object, Stored, Name extends string>(
    options: Options<Message, Stored, Name>,
  ): Handle =>
  async (request, site) => {
    requireSameOrigin(request.headers, site.siteUrl)
    const type = mediaTypeOf(request.headers, MESSAGE_TYPES)
    const asked = askForCookies(request, site)
    if (asked) return asked
    const posted = { request, body: await readBody(request), site }
    return type === 'application/json' ? byScript(posted, options.kind) : byForm(posted, options)
  }
