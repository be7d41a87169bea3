import type { Handle } from '#lib/server/answer/api-handler.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { secondsToWait } from '#lib/server/request/enforce-rate-limit.ts'
import { FORM_TYPES, mediaTypeOf } from '#lib/server/request/media-type.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import type { SignUpSite } from './checked-request.ts'
import { signUpByForm } from './sign-up-by-form.ts'
import { signUpByScript } from './sign-up-by-script.ts'

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
