import { NextResponse } from 'next/server'
import { writePendingHandOff } from '#features/account/pending-hand-off.ts'
import { capture } from '#features/traffic-source/capture.ts'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { HAND_OFF_QUERY } from '#lib/config/hand-off.ts'
import { QUERY } from '#lib/config/query.ts'
import { PAGE_ROUTE_IDS, pathIn, SIGN_UP_PATH } from '#lib/config/routes.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import { routePath, publicPath } from '#lib/i18n/public-path.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { seeOther } from '#lib/server/answer/see-other.ts'
import { TOO_MANY_REQUESTS } from '#lib/server/answer/too-many-requests.ts'
import { secondsToWait } from '#lib/server/request/enforce-rate-limit.ts'
import { FORM_TYPES, mediaTypeOf } from '#lib/server/request/media-type.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import type { FormState } from '#lib/util/landing-facts.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'
import type { CreateAccountAnswer } from '../create-account-contract.ts'
import type { SignUpRequest } from '../sign-up-contract.ts'
import { accountPayload } from './account-payload.ts'
import { attemptIn, isSecondRound, newAttempt, sendRound, attemptKeys } from './attempt.ts'
import type { SignUpSite, CheckedRequest } from './checked-request.ts'
import { countAccount } from './count-account.ts'
import { countSignUp, forwardAccount } from './forward-account.ts'
import { ownDestination } from './own-account.ts'
import { readForm } from './read-form.ts'
import { refererQuery, type RefererQuery } from './referer-query.ts'
import { keepArrival, newArrival, signIn } from './sign-in.ts'
import { signUpByScript } from './sign-up-by-script.ts'

type FormSignUp = {
  wanted: SignUpRequest
  /** Value of the cookie b_attempt. */
  attempt: string
  posted: CheckedRequest
  signal: AbortSignal
}

type Outcome = CreateAccountAnswer | 'exists' | 'limited' | 'failed'

const createAccount = async ({ wanted, attempt, posted, signal }: FormSignUp): Promise<Outcome> => {
  const { headers, site } = posted
  const { hashKey, userServiceUrl } = site
  const payload = accountPayload(wanted, { headers, site })
  const keys = attemptKeys({ attempt, payload, hashKey })
  const { Email: email, IpAddress: address } = payload
  const waitS = await site.limitSignUp({ email, idempotencyKey: keys.idempotencyKey, address })
  if (waitS !== undefined) {
    countSignUp('limited')
    return 'limited'
  }
  return forwardAccount({ payload, keys, visitor: headers, userServiceUrl, signal })
}

/** Creates the account of a form that was posted without script; failures of the service are logged here. */
const createFromForm = async (form: FormSignUp): Promise<Outcome> => {
  try {
    return await createAccount(form)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(form.posted.site.log, error)
    return isRefusal(error, [TOO_MANY_REQUESTS]) ? 'limited' : 'failed'
  }
}

type WayBack = {
  /** Public path of the page that the form stands on. */
  formPath: string
  carried: RefererQuery
  /** The state that the page shows; none for other failures (S1 §4.6). */
  state?: Exclude<FormState, 'idle' | 'open'>
}

/**
 * The page that can show an outcome: only landing pages are prerendered with the states of a form. The others post theirs when the
 * dialog's script was lost on the way, and the sign-up page shows the outcome.
 */
const pageWithStates = (formPath: string): string => {
  const { locale, path } = splitPublicPath(formPath)
  const isSitePage = PAGE_ROUTE_IDS.some((id) => pathIn(id, locale) === path)
  return isSitePage ? publicPath({ locale, path: SIGN_UP_PATH }) : formPath
}

/** Sends a form without script back to its page with what its address carried; never with the e-mail address. */
const backToPage = ({ formPath, carried, state }: WayBack): NextResponse =>
  seeOther({
    path: state ? pageWithStates(formPath) : formPath,
    query: {
      [QUERY.label]: carried.label,
      [QUERY.url]: carried.destination?.url,
      [QUERY.search]: carried.destination?.t,
      [QUERY.keyword]: carried.keyword,
      ...carried.source,
      [HAND_OFF_QUERY.entryPoint]: carried.entryPoint,
      [QUERY.signUp]: state,
    },
  })

/**
 * Leaves a form as it stands where nothing is shown (S1 §4.6): after an answer without content a browser stays on its
 * page, with what was typed. Only words of an earlier outcome must not stay.
 */
const stayOnPage = (back: Omit<WayBack, 'state'>): NextResponse =>
  back.carried.saysOutcome
    ? backToPage(back)
    : new NextResponse(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

/** The visitor's source in the address of the page; unlike a record that is stored it needs no choice before (architecture 5). */
const sourceOf = ({ source }: RefererQuery): TrafficSource =>
  capture({ query: new URLSearchParams(source), before: [] })

/** Answers a form without script (architecture 10): on to the hand-off page, or back to the page it was on. */
const signUpByForm = async (posted: CheckedRequest): Promise<NextResponse> => {
  const { headers, cookies, body, site } = posted
  const carried = refererQuery(headers, site)
  const form = readForm(body, { carried, trafficSource: sourceOf(carried), site })
  const { formPath } = form
  if (form.kind === 'mistyped') return backToPage({ formPath, carried, state: form.state })
  const { signUp: wanted } = form
  const { entryPoint, destination, email, language } = wanted
  const handOffPath = routePath('handOff', language)
  const back = { formPath, carried: { ...carried, destination } }
  const attempt = attemptIn(posted)
  if (!attempt) {
    return isSecondRound(posted)
      ? backToPage({ ...back, state: 'cookies' })
      : sendRound(form.attempt ?? newAttempt(), posted)
  }
  const signal = AbortSignal.timeout(site.upstreamBudgetMs)
  const created = await createFromForm({ wanted, attempt, posted, signal })
  if (created === 'failed') return stayOnPage(back)
  if (created === 'exists' && (await site.isOwnAccount({ email, cookies, site, signal }))) {
    const response = seeOther({ path: handOffPath })
    const own = { entryPoint, destination: ownDestination(destination, { cookies, site }) }
    setCookie(response, { key: 'pendingHandOff', value: writePendingHandOff(own), site })
    return response
  }
  if (created === 'exists' || created === 'limited') {
    return backToPage({ ...back, state: created })
  }
  countAccount({ wanted, posted })
  const arrival = newArrival()
  const { ssojwt } = created
  const response = seeOther({ path: handOffPath, query: { [QUERY.arrival]: arrival } })
  const pending = { entryPoint, destination, isPasswordUnknown: wanted.password === undefined }
  keepArrival(response, { arrival, pending, account: { ssojwt, email }, site })
  signIn(response, { email, destination, ssojwt, site })
  return response
}

/** Refusals of the request itself; whatever has another end leaves its line where that happens. */
const REFUSED_STATUSES = [400, 403, 413, 415, 422]

const isOwnRefusal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError &&
  error.cause === undefined &&
  REFUSED_STATUSES.includes(error.problem.status)

const create: Handle<SignUpSite> = async (request, site) => {
  requireSameOrigin(request.headers, site.siteUrl)
  const mediaType = mediaTypeOf(request.headers, FORM_TYPES)
  const { headers, cookies, nextUrl } = request
  const posted = { headers, cookies, nextUrl, body: await readBody(request), site }
  return mediaType === 'application/json' ? signUpByScript(posted) : signUpByForm(posted)
}

/** `POST /api/sign-up`: creates an account from an e-mail address (S1 §4), for page script and for a plain form. A refusal leaves one line (S1 §4.6), unless there are too many. */
export const answerSignUp: Handle<SignUpSite> = async (request, site) => {
  try {
    return await create(request, site)
  } catch (error) {
    const sender = { headers: request.headers, site }
    if (isOwnRefusal(error) && (await secondsToWait('refusedSignUp', sender)) === undefined) {
      const { status, title, fields } = error.problem
      site.log.info({ event: 'sign-up refused', status, title, fields })
    }
    throw error
  }
}
