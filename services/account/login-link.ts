import { randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import type { Database } from '#services/db/database.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { loginLinks, users } from '#services/db/schema.ts'
import { keyedHash } from '#services/keyed-hash.ts'
import { putMail } from '#services/mail/put-mail.ts'
import { normalizeEmail } from '#services/user/normalize-email.ts'

/** Seconds for which a link logs in. */
export const LOGIN_LINK_TTL_S = 15 * 60

/** So many links an address gets within an hour: the form is no way to fill somebody's mailbox. */
export const LOGIN_LINKS_AN_HOUR = 5

const HOUR_MS = 3600_000

/** Names of the link's query. */
export const LOGIN_LINK_QUERY = { id: 'id', key: 'key' } as const

const keyOf = (id: string, hashKey: string) =>
  keyedHash({ key: hashKey, purpose: 'login link', value: id })

const browserHashOf = (browser: string, hashKey: string) =>
  keyedHash({ key: hashKey, purpose: 'login browser', value: browser })

type AddressOptions = { webAppUrl: string; hashKey: string; locale: Locale }

/** Where a link leads: what the mail says, and nothing else knows. */
export const loginLinkAddress = (
  id: string,
  { webAppUrl, hashKey, locale }: AddressOptions,
): string => {
  const query = new URLSearchParams({
    [LOGIN_LINK_QUERY.id]: id,
    [LOGIN_LINK_QUERY.key]: keyOf(id, hashKey),
    [QUERY.language]: locale,
  })
  return `${webAppUrl}/account/link/?${query}`
}

/** Tells whether a key is that of a link. */
export const isLoginKey = (key: string, { id, hashKey }: { id: string; hashKey: string }) => {
  const [given, right] = [Buffer.from(key), Buffer.from(keyOf(id, hashKey))]
  return given.length === right.length && timingSafeEqual(given, right)
}

type Asked = {
  email: string
  language: Locale
  /** The secret cookie of the browser that asks. */
  browser: string
  query: string
  hashKey: string
  now: Date
}

const isWorn = async (queries: Database, { recipient, now }: { recipient: string; now: Date }) => {
  const earlier = await queries.$count(
    outboxMails,
    and(
      eq(outboxMails.kind, 'login'),
      eq(outboxMails.recipient, recipient),
      gt(outboxMails.createdAt, new Date(now.getTime() - HOUR_MS)),
    ),
  )
  return earlier >= LOGIN_LINKS_AN_HOUR
}

/** Mails the account of an address a link; gives an id for an address without one as well, which leads nowhere. */
export const askLoginLink = async (database: Database, asked: Asked): Promise<string> => {
  const { email, language, browser, query, hashKey, now } = asked
  const id = randomUUID()
  await database.transaction(async (writing) => {
    const [user] = await writing
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.emailNormalized, normalizeEmail(email)), isNull(users.closedAt)))
      // Of many requests at once, each counts those before it.
      .for('update')
    if (!user || (await isWorn(writing, { recipient: user.email, now }))) return
    await writing.insert(loginLinks).values({
      id,
      userId: user.id,
      browserHash: browserHashOf(browser, hashKey),
      query,
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
  const isOwn = browser !== undefined && found.browserHash === browserHashOf(browser, hashKey)
  return { email: found.email, isOwn }
}

/** Uses a link up; undefined when it is unknown, used or expired. One statement, so of many at once one wins. */
export const consumeLoginLink = async (
  database: Database,
  { id, now }: { id: string; now: Date },
): Promise<{ userId: string; query: string } | undefined> => {
  const [used] = await database.delete(loginLinks).where(eq(loginLinks.id, id)).returning({
    userId: loginLinks.userId,
    query: loginLinks.query,
    expiresAt: loginLinks.expiresAt,
  })
  return used && used.expiresAt > now ? { userId: used.userId, query: used.query } : undefined
}
