import type { NextRequest } from 'next/server'
import { COOKIES } from '#lib/config/cookies.ts'

/** Longest token that the contracts of the account service take. */
const MAX_LENGTH = 4096

/** The form of a bearer token (RFC 6750 §2.1): anything else cannot be sent on, and is nobody's. */
const TOKEN = /^[\w.~+/-]+=*$/

/** The single-sign-on token of a request, under its present or its older name (S2 §3). */
export const signInToken = (request: Pick<NextRequest, 'cookies'>): string | undefined =>
  [COOKIES.ssoToken.name, COOKIES.ssoTokenLegacy.name]
    .map((name) => request.cookies.get(name)?.value)
    .find((token) => token && token.length <= MAX_LENGTH && TOKEN.test(token))
