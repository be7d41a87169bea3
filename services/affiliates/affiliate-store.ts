import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { AffiliateEvent } from '#features/affiliate/affiliate-events.ts'
import type { Locale } from '#lib/config/locales.ts'
import { affiliateAcceptances, affiliates, affiliateFlags } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { putMail } from '#services/outbox/put-mail.ts'

type AffiliateNotice = {
  event: AffiliateEvent
  /** The subject of the mail, by which it is sent once. */
  about: string
  recipient: string
  language: Locale
  data?: Record<string, string>
  now: Date
}

/** Writes to an affiliate, in the transaction of what the mail tells of; nothing where the account is closed. */
export const writeTo = async (
  writing: Pick<Database, 'insert'>,
  { event, about, recipient, language, data, now }: AffiliateNotice,
): Promise<void> => {
  if (recipient === '') return
  await putMail(writing, {
    key: `affiliate:${about}`,
    kind: 'affiliate',
    language,
    recipient,
    data: { event, ...data },
    now,
  })
}

/** The agreement as it is in force, in one language. */
type AgreementText = { version: string; digest: string }

/** A day that the owner has still to confirm says so behind it. */
const REVISED = /^revised: (\d{4}-\d{2}-\d{2})(?: #.*)?$/m

const read = (locale: Locale): AgreementText => {
  const file = new URL(`../../locales/${locale}/legal/affiliate-agreement.md`, import.meta.url)
  const text = readFileSync(file, 'utf8')
  const version = REVISED.exec(text)?.[1]
  if (version === undefined) throw new Error(`${file.pathname} names no day of revision: add it`)
  return { version, digest: createHash('sha256').update(text).digest('hex') }
}

const known = new Map<Locale, AgreementText>()

/** Version and digest of the affiliate agreement in a language; throws where the file is damaged. */
export const agreementIn = (locale: Locale): AgreementText => {
  const text = known.get(locale) ?? read(locale)
  known.set(locale, text)
  return text
}

/**
 * Ends the agreement of an affiliate whose account is closed, at the affiliate's own wish and not for cause. Name, number and way of
 * payment stay with sales, flags and payouts, for the books and for what is still to be paid; the places of the links and the objections
 * are erased. An applicant without a number leaves nothing.
 */
export const leaveProgramme = async (
  writing: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  const affiliate = await affiliateOf(writing, userId)
  if (!affiliate) return
  const own = eq(affiliates.userId, userId)
  if (!isNumbered(affiliate)) {
    await writing.delete(affiliateAcceptances).where(eq(affiliateAcceptances.userId, userId))
    await writing.delete(affiliates).where(own)
    return
  }
  const hasEnded = affiliate.state === 'ended'
  await writing
    .update(affiliates)
    .set({
      places: '',
      ...(!hasEnded && { state: 'ended', endedAt: now, endedForCause: false }),
    })
    .where(own)
  await writing
    .update(affiliateFlags)
    .set({ objection: '' })
    .where(and(eq(affiliateFlags.number, affiliate.number), isNotNull(affiliateFlags.objection)))
}

export type AffiliateRow = typeof affiliates.$inferSelect

/** An affiliate that has a number, which every approved one has. */
export type NumberedAffiliate = AffiliateRow & { number: number }

/** The affiliate row of an account; undefined where it never applied. */
export const affiliateOf = async (
  queries: Pick<Database, 'select'>,
  userId: string,
): Promise<AffiliateRow | undefined> => {
  const [row] = await queries.select().from(affiliates).where(eq(affiliates.userId, userId))
  return row
}

/** True if a row has an affiliate number. */
export const isNumbered = (row: AffiliateRow): row is NumberedAffiliate => row.number !== null

type Acceptance = { userId: string; language: Locale; now: Date }

/** Keeps that an account accepted the agreement of this day, in the language that was shown; again it changes nothing. */
export const keepAcceptance = async (
  writing: Pick<Database, 'insert'>,
  { userId, language, now }: Acceptance,
): Promise<void> => {
  const { version, digest } = agreementIn(language)
  await writing
    .insert(affiliateAcceptances)
    .values({ userId, version, language, digest, acceptedAt: now })
    .onConflictDoNothing()
}

/** True if an account has accepted the agreement in force. */
export const hasAccepted = async (
  queries: Pick<Database, 'select'>,
  { userId, language }: { userId: string; language: Locale },
): Promise<boolean> => {
  const [row] = await queries
    .select({ version: affiliateAcceptances.version })
    .from(affiliateAcceptances)
    .where(
      and(
        eq(affiliateAcceptances.userId, userId),
        eq(affiliateAcceptances.version, agreementIn(language).version),
      ),
    )
  return row !== undefined
}

/** The version that an account accepted last. */
export const acceptedVersion = async (
  queries: Pick<Database, 'select'>,
  userId: string,
): Promise<string | undefined> => {
  const [row] = await queries
    .select({ version: affiliateAcceptances.version })
    .from(affiliateAcceptances)
    .where(eq(affiliateAcceptances.userId, userId))
    .orderBy(desc(affiliateAcceptances.version))
    .limit(1)
  return row?.version
}
