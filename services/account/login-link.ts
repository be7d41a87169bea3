import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { normalizeEmail } from '#features/account/email.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { loginLinks } from '#services/db/sign-in-schema.ts'
import { keyedHash, keyedHashes } from '#services/keys/keyed-hash.ts'
import { signedLinks } from '#services/keys/signed-link.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { confirmAddress } from './sign-in.ts'

/** Seconds for which a link logs in. */
export const LOGIN_LINK_TTL_S = 15 * 60

/** So many links of an account work at a time: the form fills nobody's mailbox, and whoever is refused another one has a link that works. */
export const OPEN_LOGIN_LINKS = 3

/** The address of a log-in link, and the id of the link that a query names. */
export const { addressOf: loginLinkAddress, idIn: loginLinkIn } = signedLinks(
  'login link',
  '/account/link/',
)

const keyedBrowser = (browser: string, key: string) =>
  ({ key, purpose: 'login browser', value: browser }) as const

const isOwnBrowser = (
  browser: string | undefined,
  { browserHash, hashKey }: { browserHash: string; hashKey: string },
): boolean =>
  browser !== undefined && keyedHashes(keyedBrowser(browser, hashKey)).includes(browserHash)

type LinkInput = {
  email: string
  language: Locale
  /** The secret cookie of the browser that asks. */
  browser: string
  query: string
  /** Whether it has just given the password that was chosen at sign-up. */
  provesPassword: boolean
  hashKey: string
  now: Date
}

type Counted = { userId: string; provesPassword: boolean; now: Date }

/** Links that prove a password count apart: those of a stranger, who knows none, keep nobody from theirs. */
const hasOpenLinks = async (queries: Database, { userId, provesPassword, now }: Counted) => {
  const isOpen = and(
    eq(loginLinks.userId, userId),
    eq(loginLinks.provesPassword, provesPassword),
    gt(loginLinks.expiresAt, now),
  )
  return (await queries.$count(loginLinks, isOpen)) >= OPEN_LOGIN_LINKS
}

/** Mails the account of an address a link; gives an id for an address without one as well, which leads nowhere. */
export const askLoginLink = async (database: Database, asked: LinkInput): Promise<string> => {
  const { email, language, browser, query, provesPassword, hashKey, now } = asked
  const id = randomUUID()
  await database.transaction(async (writing) => {
    const [user] = await writing
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.emailNormalized, normalizeEmail(email)), isNull(users.closedAt)))
      // Of many requests at once, each counts those before it.
      .for('update')
    if (!user || (await hasOpenLinks(writing, { userId: user.id, provesPassword, now }))) return
    await writing.insert(loginLinks).values({
      id,
      userId: user.id,
      browserHash: keyedHash(keyedBrowser(browser, hashKey)),
      query,
      provesPassword,
      expiresAt: new Date(now.getTime() + LOGIN_LINK_TTL_S * 1000),
    })
    await putMail(writing, {
      key: `login:${id}`,
      kind: 'login',
      language,
      recipient: user.email,
      data: { link: id },
      now,
    })
  })
  return id
}

type Shown = { id: string; browser: string | undefined; hashKey: string; now: Date }

/** A link that still works: whose it is, and whether this browser asked for it; undefined for any other. */
export const findLoginLink = async (
  database: Database,
  { id, browser, hashKey, now }: Shown,
): Promise<{ email: string; isOwn: boolean } | undefined> => {
  const [found] = await database
    .select({ email: users.email, browserHash: loginLinks.browserHash })
    .from(loginLinks)
    .innerJoin(users, eq(users.id, loginLinks.userId))
    .where(and(eq(loginLinks.id, id), gt(loginLinks.expiresAt, now), isNull(users.closedAt)))
  if (!found) return undefined
  const isOwn = isOwnBrowser(browser, { browserHash: found.browserHash, hashKey })
  return { email: found.email, isOwn }
}

/** The account of a used link, and whether a password was dropped that somebody else may have chosen. */
export type UsedLink = { userId: string; number: number; query: string; dropsPassword: boolean }

/** Uses a link up, under the account's lock, and confirms its address; undefined when it is unknown, used or expired. The password of the sign-up stays in the browser that typed it. */
export const consumeLoginLink = (
  database: Database,
  { id, browser, hashKey, now }: Shown,
): Promise<UsedLink | undefined> =>
  database.transaction(async (transaction) => {
    const owner = transaction
      .select({ id: loginLinks.userId })
      .from(loginLinks)
      .where(eq(loginLinks.id, id))
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, owner))
      .for('update')
    const [used] = await transaction.delete(loginLinks).where(eq(loginLinks.id, id)).returning()
    if (!used || used.expiresAt <= now) return undefined
    const { userId, query, browserHash } = used
    const isOwn = isOwnBrowser(browser, { browserHash, hashKey })
    const provesPassword = used.provesPassword && isOwn
    return {
      userId,
      query,
      ...(await confirmAddress(transaction, { userId, provesPassword, now })),
    }
  })
