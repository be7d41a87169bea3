import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import {
  createAccountPayload,
  type CreateAccountPayload,
} from '#features/signup/create-account-contract.ts'
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from '#features/signup/idempotency.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'
import { keyedHash } from '#services/keyed-hash.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { createAccount } from './create-account.ts'
import type { KeyedRequest } from './idempotency.ts'
import { normalizeEmail } from './normalize-email.ts'
import { createTurns } from './turns.ts'

const attemptOf = (
  context: Context,
  { payload: { Email }, hashKey: key }: { payload: CreateAccountPayload; hashKey: string },
): KeyedRequest | undefined => {
  const header = context.req.header(IDEMPOTENCY_HEADER)
  if (header === undefined) return undefined
  const parsed = z.safeParse(idempotencyKeySchema, header)
  if (!parsed.success) {
    throw new ProblemError({
      status: 400,
      title: 'Bad idempotency key',
      detail: `Send ${IDEMPOTENCY_HEADER} with 16 to 128 letters, digits, "-" or "_".`,
    })
  }
  return {
    keyHash: keyedHash({ key, purpose: 'idempotency key', value: parsed.data }),
    payloadHash: keyedHash({ key, purpose: 'payload', value: normalizeEmail(Email) }),
  }
}

/** The user service: creates accounts (S1 §7). */
export const userRoutes = ({ database, tokens, hashKey, now }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  const inTurn = createTurns()
  routes.post('/user', async (context) => {
    const payload = await readJson(context, createAccountPayload)
    const attempt = attemptOf(context, { payload, hashKey })
    // The second request for an address then finds the account, without a second hash that nobody needs.
    const outcome = await inTurn(normalizeEmail(payload.Email), async () =>
      createAccount(await database.get(), { payload, attempt, now: now() }),
    )
    if (outcome.kind === 'exists') {
      throw new ProblemError({
        status: 409,
        title: 'Account already exists',
        detail: 'There is an account with this address: log in, or use another address.',
      })
    }
    const [jwt, ssojwt] = await Promise.all([
      tokens.issue('access', outcome.userId),
      tokens.issue('singleSignOn', outcome.userId),
    ])
    return context.json({ jwt, ssojwt }, 201)
  })
  return routes
}
