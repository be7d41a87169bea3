import type { Handle } from '../answer/api-handler.ts'
import { FORM_TYPES, mediaTypeOf } from '../request/media-type.ts'
import { readBody } from '../request/read-body.ts'
import { requireSameOrigin } from '../request/require-same-origin.ts'
import { signUpByForm } from './sign-up-by-form.ts'
import { signUpByScript } from './sign-up-by-script.ts'

/** `POST /api/sign-up`: creates an account from an e-mail address (S1 §4), for page script and for a plain form. */
export const signUp: Handle = async (request, site) => {
  requireSameOrigin(request.headers, site.siteUrl)
  const mediaType = mediaTypeOf(request.headers, FORM_TYPES)
  const posted = { headers: request.headers, body: await readBody(request), site }
  return mediaType === 'application/json' ? signUpByScript(posted) : signUpByForm(posted)
}
