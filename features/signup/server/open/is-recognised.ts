import type { NextRequest } from 'next/server'
import { emailSchema } from '#features/account/email.ts'
import { signInToken } from '#features/account/sign-in-token.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { QUERY } from '#lib/config/query.ts'
import type { Recognition } from '#lib/config/sign-up-variants.ts'

const EMAIL_ALONE: Recognition = 'email'

/** Tells whether a visitor is recognised (S2 §4): by e-mail cookie and sign-in token, or in the older variant by the cookie alone. */
export const isRecognised = (request: NextRequest): boolean => {
  const email = request.cookies.get(COOKIES.email.name)?.value
  if (!emailSchema.safeParse(email).success) return false
  const isEnough = request.nextUrl.searchParams.get(QUERY.recognition) === EMAIL_ALONE
  return isEnough || signInToken(request) !== undefined
}
