import { NextResponse } from 'next/server'
import type { Destination } from '#features/destination/destination-contract.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { TOO_MANY_REQUESTS, tooManyRequests } from '#lib/server/answer/too-many-requests.ts'
import { DEFAULT_RETRY_AFTER_S, upstreamProblem } from '#lib/server/answer/upstream-problem.ts'
import { fieldProblem, refusedFields } from '#lib/server/request/field-problem.ts'
import type { Site } from '#lib/server/site.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { type CreateAccountPayload } from '../create-account-contract.ts'
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from '../idempotency.ts'
import {
  signUpRequest,
  type ArrivesAnswer,
  type CreatedAnswer,
  type SignUpRequest,
} from '../sign-up-contract.ts'
import { accountPayload } from './account-payload.ts'
import { attemptIn, attemptKeys, isSecondRound, sendRound } from './attempt.ts'
import type { CheckedRequest } from './checked-request.ts'
import { countAccount } from './count-account.ts'
import { countSignUp, forwardAccount } from './forward-account.ts'
import { ownDestination } from './own-account.ts'
import { keepArrival, newArrival, signIn } from './sign-in.ts'

/** The key that page script made for its attempts (architecture 9); without a usable one the answer is 400. */
const scriptKey = (headers: Headers): string => {
  const parsed = idempotencyKeySchema.safeParse(headers.get(IDEMPOTENCY_HEADER))
  if (parsed.success) return parsed.data
  throw new ProblemError({
    status: 400,
    title: 'Bad idempotency key',
    detail: `Send a random ${IDEMPOTENCY_HEADER} of 16 to 128 letters, digits, "-" or "_".`,
    fields: [IDEMPOTENCY_HEADER],
  })
}

/** The sign-up that page script sent: 400 when it is no JSON, 422 when it breaks the contract. */
const readJson = (text: string): SignUpRequest => {
  const fields = parseJson(text)
  if (fields === undefined) {
    throw new ProblemError({ status: 400, title: 'Not JSON', detail: 'Send the fields as JSON.' })
  }
  const parsed = signUpRequest.safeParse(fields)
  if (parsed.success) return parsed.data
  throw fieldProblem(refusedFields(parsed.error.issues))
}

const UNPROCESSABLE = 422

/** The user service's refusal of this very attempt (S1 §8); undefined where it fails by itself. */
const refusalOf = ({ failure }: UpstreamError): ProblemError | undefined => {
  if (failure.status === TOO_MANY_REQUESTS) {
    return tooManyRequests(failure.retryAfter ?? DEFAULT_RETRY_AFTER_S)
  }
  if (failure.status !== UNPROCESSABLE) return undefined
  return new ProblemError({
    status: UNPROCESSABLE,
    title: 'Refused by the service',
    detail: 'It cannot take these fields, or their idempotency key came with others before.',
  })
}

const asProblem = (error: unknown, { site }: CheckedRequest): unknown => {
  if (!(error instanceof UpstreamError)) return error
  logUpstream(site.log, error)
  const problem = refusalOf(error) ?? upstreamProblem(error)
  problem.cause = error
  return problem
}

type Limited = { payload: CreateAccountPayload; idempotencyKey: string; site: Site }

const enforceSignUpLimit = async ({ payload, idempotencyKey, site }: Limited) => {
  const { Email: email, IpAddress: address } = payload
  const waitS = await site.limitSignUp({ email, idempotencyKey, address })
  if (waitS === undefined) return
  countSignUp('limited')
  throw tooManyRequests(waitS)
}

/** The address is that of the visitor's own sign-in: page script leads to the wanted destination. */
const arrives = (destination: Destination | undefined): NextResponse =>
  NextResponse.json({ status: 'arrives', destination } satisfies ArrivesAnswer, {
    headers: { 'Cache-Control': 'no-store' },
  })

/**
 * Answers page script: 201, 200 when the address is the visitor's own, 409 when it has another account (S1 §4.5), else a
 * problem. The attempt is that of the cookie, which outlives the page; without one its own key becomes it, and for a
 * browser that keeps no cookie is it.
 */
export const signUpByScript = async (posted: CheckedRequest): Promise<NextResponse> => {
  const { headers, body, site } = posted
  const ownKey = scriptKey(headers)
  const wanted = readJson(body)
  const known = attemptIn(posted)
  if (!known && !isSecondRound(posted)) return sendRound(ownKey, posted)
  const signal = AbortSignal.timeout(site.upstreamBudgetMs)
  const payload = accountPayload(wanted, { headers, site })
  const attempt = known ?? ownKey
  const keys = attemptKeys({ attempt, payload, hashKey: site.hashKey })
  await enforceSignUpLimit({ payload, idempotencyKey: keys.idempotencyKey, site })
  const created = await forwardAccount({
    payload,
    keys,
    visitor: headers,
    userServiceUrl: site.userServiceUrl,
    signal,
  }).catch((error: unknown) => {
    throw asProblem(error, posted)
  })
  if (created === 'exists') {
    const claim = { email: wanted.email, cookies: posted.cookies, site, signal }
    if (await site.isOwnAccount(claim)) return arrives(ownDestination(wanted.destination, claim))
    throw new ProblemError({
      status: 409,
      title: 'Account already exists',
      detail: 'Sign in, or use another e-mail address.',
      fields: ['email'],
    })
  }
  countAccount({ wanted, posted })
  const arrival = newArrival()
  const eventId = payload.AdArrival?.eventId
  const answer = { status: 'created', arrival, eventId } satisfies CreatedAnswer
  const response = NextResponse.json(answer, {
    status: 201,
    headers: { 'Cache-Control': 'no-store' },
  })
  const { email, destination, entryPoint, password } = wanted
  const { ssojwt } = created
  const pending = { entryPoint, destination, isPasswordUnknown: password === undefined }
  keepArrival(response, { arrival, pending, account: { ssojwt, email }, site })
  signIn(response, { email, destination, ssojwt, site })
  return response
}
