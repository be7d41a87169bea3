import { and, desc, eq } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import { affiliateAcceptances, affiliates } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { agreementIn } from './agreement.ts'

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
