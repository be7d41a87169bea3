import { createHmac, randomBytes } from 'node:crypto'
import { NextResponse } from 'next/server'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { QUERY } from '#lib/config/query.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { type CreateAccountPayload } from '../create-account-contract.ts'
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

type Keyed = {
  attempt: string
  payload: CreateAccountPayload
  /** A secret of the site (`Site.hashKey`). */
  hashKey: string
}

/**
 * Which fields make one attempt with its address: those of the form. Network, traffic source and click may be others on
 * the second try, and whether a password is made follows from the password.
 */
const MAKES_ATTEMPT = {
  Email: true,
  Password: true,
  AutogeneratePassword: false,
  Device: true,
  IpAddress: false,
  Language: true,
  DocName: true,
  CreationPage: true,
  EFtransactionId: false,
} as const satisfies Record<Exclude<keyof CreateAccountPayload, keyof TrafficSource>, boolean>

const ATTEMPT_FIELDS = keysOf(MAKES_ATTEMPT).filter((name) => MAKES_ATTEMPT[name])

/**
 * The idempotency key of an account under an attempt. A secret goes in, for the user service keeps keys for a day, and
 * nobody may ask it under one that he worked out.
 */
export const attemptKey = ({ attempt, payload, hashKey }: Keyed): string => {
  const parts = JSON.stringify([attempt, ...ATTEMPT_FIELDS.map((name) => payload[name])])
  return `attempt-${createHmac('sha256', hashKey).update(parts).digest('hex')}`
}
