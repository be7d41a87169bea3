import { and, eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { normalizeEmail } from '#features/account/email.ts'
import {
  CONSENT_HEADER,
  VISITOR_CONSENTS,
  type VisitorConsent,
} from '#features/consent/visitor-consent.ts'
import {
  createAccountPayload,
  type CreateAccountPayload,
} from '#features/signup/create-account-contract.ts'
import {
  EARLIER_IDEMPOTENCY_HEADER,
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
} from '#features/signup/idempotency.ts'
import { keepAgreement } from '#services/account/kept-agreement.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { putConversion } from '#services/conversions/put-conversions.ts'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'
import { keyedHash, keyedHashes } from '#services/keys/keyed-hash.ts'
import { newSignIn } from '#services/keys/tokens.ts'
import { recordAccount } from '#services/ledger/record-arrival.ts'
import { eventIdOf } from '#services/numbers/order-number.ts'
import { putWelcomeMail } from '#services/outbox/put-mail.ts'
import {
  type KeyedRequest,
  claimKey,
  findFirstAnswer,
  recordAnswer,
  createTurns,
} from './idempotency.ts'
import { type AccountOutcome, findUserId, insertUser, type NewUser, newUser } from './new-user.ts'
import { hashPassword, isPasswordOf } from './password-hash.ts'

type AccountRequest = {
  payload: CreateAccountPayload
  attempt: KeyedRequest | undefined
  consent: VisitorConsent | 'unknown'
  now: Date
  services: Pick<ServicesContext, 'platforms' | 'siteUrl'>
}

/** Has the platform of an advertisement told of a new account, where it may be. */
const putSignUp = (
  writing: Database,
  { user, payload, now, services }: AccountRequest & { user: NewUser },
): Promise<void> =>
  putConversion(writing, {
    event: 'sign-up',
    eventId: payload.AdArrival?.eventId ?? eventIdOf('account', user.id),
    userId: user.id,
    page: `${new URL(services.siteUrl).protocol}//${payload.CreationPage}`,
    happenedAt: now,
    arrival: payload.AdArrival,
    keys: services.platforms,
  })

type Known = { database: Database; password: string | null }

/** The answer to a repeated request: the first one until somebody else comes to the account. A typed password opens it where it is the account's, and replaces a generated one. */
const admitted = async (
  first: AccountOutcome,
  { database, password }: Known,
): Promise<AccountOutcome> => {
  if (first.kind === 'exists') return first
  const [user] = await database
    .select({
      hash: users.passwordHash,
      isGenerated: users.passwordGenerated,
      number: users.signInNumber,
    })
    .from(users)
    .where(eq(users.id, first.userId))
  if (user?.number !== 0) return { kind: 'exists' }
  if (password === null) return first
  if (user.isGenerated) {
    const chosen = { passwordHash: await hashPassword(password), passwordGenerated: false }
    const isStill = and(
      eq(users.id, first.userId),
      eq(users.signInNumber, 0),
      eq(users.passwordGenerated, true),
    )
    const set = await database.update(users).set(chosen).where(isStill).returning({ id: users.id })
    return set.length > 0 ? first : { kind: 'exists' }
  }
  return (await isPasswordOf(user.hash, password)) ? first : { kind: 'exists' }
}

/** Creates an account once per idempotency key and once per address (S1 §4, §7); throws `ProblemError` 422 for a key that came with another address. */
const createAccount = async (
  database: Database,
  request: AccountRequest,
): Promise<AccountOutcome> => {
  const { attempt, consent, now, payload } = request
  const replay = async () => {
    const first = attempt && (await findFirstAnswer(database, { attempt, now }))
    return first && admitted(first, { database, password: payload.Password })
  }
  const first = await replay()
  if (first) return first
  // No hash for an address that is there already.
  const isKnown = (await findUserId(database, payload.Email)) !== undefined
  const user = isKnown ? undefined : await newUser(payload, now)

  const outcome = await database.transaction(async (transaction) => {
    if (attempt && !(await claimKey(transaction, { attempt, now }))) return undefined
    const created = user ? await insertUser(transaction, user) : { kind: 'exists' as const }
    if (user && created.kind === 'created') {
      const firstTouch = payload.FirstTouch
      await recordAccount(transaction, { user, consent, firstTouch })
      await keepAgreement(transaction, { user, agreement: payload.KeptAgreement, now })
      await putWelcomeMail(transaction, { user, now })
      await putSignUp(transaction, { ...request, user })
    }
    if (attempt && created.kind === 'created') {
      await recordAnswer(transaction, { attempt, userId: created.userId })
    }
    return created
  })
  return outcome ?? (await replay()) ?? { kind: 'exists' }
}

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
  const earlier = z.safeParse(idempotencyKeySchema, context.req.header(EARLIER_IDEMPOTENCY_HEADER))
  const names = [parsed.data, ...(earlier.success ? [earlier.data] : [])]
  const named = (value: string) => ({ key, purpose: 'idempotency key', value }) as const
  const payload = { key, purpose: 'payload', value: normalizeEmail(Email) } as const
  return {
    keyHash: keyedHash(named(parsed.data)),
    payloadHash: keyedHash(payload),
    keyHashes: names.flatMap((value) => keyedHashes(named(value))),
    payloadHashes: keyedHashes(payload),
  }
}

/** A site of before tells none. */
const consentOf = (context: Context): VisitorConsent | 'unknown' =>
  VISITOR_CONSENTS.find((consent) => consent === context.req.header(CONSENT_HEADER)) ?? 'unknown'

/** The user service: creates accounts (S1 §7). */
export const userRoutes = (services: ServicesContext): Hono => {
  const { database, tokens, hashKey, now } = services
  const routes = new Hono({ strict: false })
  const inTurn = createTurns()
  routes.post('/user', async (context) => {
    const payload = await readJson(context, createAccountPayload)
    const attempt = attemptOf(context, { payload, hashKey })
    // The second request for an address then finds the account, without a second hash that nobody needs.
    const outcome = await inTurn(normalizeEmail(payload.Email), async () =>
      createAccount(await database.get(), {
        payload,
        attempt,
        consent: consentOf(context),
        now: now(),
        services,
      }),
    )
    if (outcome.kind === 'exists') {
      throw new ProblemError({
        status: 409,
        title: 'Account already exists',
        detail: 'There is an account with this address: log in, or use another address.',
      })
    }
    // Of a new account: whoever has come to it since has ended this one.
    const signIn = newSignIn({ userId: outcome.userId, number: 0, isByMail: false })
    const [jwt, ssojwt] = await Promise.all([
      tokens.issue('access', signIn),
      tokens.issue('singleSignOn', signIn),
    ])
    return context.json({ jwt, ssojwt }, 201)
  })
  return routes
}
