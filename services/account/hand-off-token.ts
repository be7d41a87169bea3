import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { handOffTokens } from '#services/db/sign-in-schema.ts'
import { keyedHash, keyedHashes } from '#services/keys/keyed-hash.ts'
import type { SignIn } from '#services/keys/tokens.ts'

/** Seconds for which the one-time hand-off token is valid. */
const HAND_OFF_TOKEN_TTL_S = 60

type IssueOptions = { signIn: SignIn; hashKey: string; now: Date }

type ConsumeOptions = { token: string; hashKey: string; now: Date }

const keyed = (token: string, key: string) =>
  ({ key, purpose: 'hand-off token', value: token }) as const

/** Issues a random token that carries a sign-in on to the web app once within 60 s; only its hash is stored. */
export const issueHandOffToken = async (
  database: Database,
  { signIn, hashKey, now }: IssueOptions,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + HAND_OFF_TOKEN_TTL_S * 1000)
  const { userId, id: signInId, number: signInNumber } = signIn
  const tokenHash = keyedHash(keyed(token, hashKey))
  await database
    .insert(handOffTokens)
    .values({ tokenHash, userId, signInId, signInNumber, expiresAt })
  return token
}

/** Uses a token up and returns the sign-in that it carries on; undefined when it is unknown, used or expired. One statement, so of many at once one wins. */
export const consumeHandOffToken = async (
  database: Database,
  { token, hashKey, now }: ConsumeOptions,
): Promise<SignIn | undefined> => {
  const [used] = await database
    .delete(handOffTokens)
    .where(inArray(handOffTokens.tokenHash, keyedHashes(keyed(token, hashKey))))
    .returning({
      userId: handOffTokens.userId,
      id: handOffTokens.signInId,
      number: handOffTokens.signInNumber,
      expiresAt: handOffTokens.expiresAt,
    })
  if (!used || used.expiresAt <= now) return undefined
  const { userId, id, number } = used
  return { userId, id: id ?? '', number, isByMail: false }
}
