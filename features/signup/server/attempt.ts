import { createHmac, randomBytes } from 'node:crypto'
import { NextResponse } from 'next/server'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { QUERY } from '#lib/config/query.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import { keysIn } from '#lib/util/keys-in.ts'
import type { CreateAccountPayload } from '../create-account-contract.ts'
import { idempotencyKeySchema } from '../idempotency.ts'
import type { CheckedRequest } from './checked-request.ts'

const SECOND_ROUND = '1'

/** The attempt that a browser is at, by its cookie; none where it has no cookie, or one that is not ours. */
export const attemptIn = ({ cookies }: Pick<CheckedRequest, 'cookies'>): string | undefined =>
  idempotencyKeySchema.safeParse(cookies.get(COOKIES.attempt.name)?.value).data

/** Tells whether the browser was given the cookie just now: if it has none, it takes none. */
export const isSecondRound = ({ nextUrl }: Pick<CheckedRequest, 'nextUrl'>): boolean =>
  nextUrl.searchParams.get(QUERY.attempt) === SECOND_ROUND

/** An attempt that nobody can guess. */
export const newAttempt = (): string => randomBytes(24).toString('base64url')

/**
 * Sends the same request round once more with the cookie of its attempt (docs/decisions/016): the browser has it
 * before the account is made, so that a page which is left in the meantime does not lose it.
 */
export const sendRound = (
  attempt: string,
  { site }: Pick<CheckedRequest, 'site'>,
): NextResponse => {
  const query = new URLSearchParams({ [QUERY.attempt]: SECOND_ROUND })
  const response = new NextResponse(null, {
    status: 307,
    headers: { Location: `${API_PATHS.signUp}?${query}`, 'Cache-Control': 'no-store' },
  })
  setCookie(response, { key: 'attempt', value: attempt, site })
  return response
}

/** The idempotency key of an attempt, and the one that it had under the key before while a key of the site is replaced. */
export type AttemptKeys = { idempotencyKey: string; earlierKey?: string | undefined }

type Keyed = {
  attempt: string
  payload: Pick<CreateAccountPayload, 'Email'>
  /** A secret of the site (`Site.hashKey`). */
  hashKey: string
}

/**
 * The idempotency keys of an account under an attempt: whichever form, page, language or spelling of the address comes second is
 * the same attempt (docs/decisions/016). A secret goes in, for the user service keeps keys for a day, and nobody may ask it
 * under one that was worked out.
 */
export const attemptKeys = ({ attempt, payload: { Email }, hashKey }: Keyed): AttemptKeys => {
  const parts = JSON.stringify([attempt, Email.toLowerCase()])
  const keyOf = (key: string) => `attempt-${createHmac('sha256', key).update(parts).digest('hex')}`
  const [idempotencyKey = '', earlierKey] = keysIn(hashKey).map(keyOf)
  return { idempotencyKey, earlierKey }
}
