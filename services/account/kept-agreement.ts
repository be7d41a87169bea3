import { eq } from 'drizzle-orm'
import type { KeptAgreement } from '#features/agreement/kept-agreement.ts'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import { keptAgreements } from '#services/db/agreement-schema.ts'
import type { Database } from '#services/db/database.ts'

/** What was filled in on the first screen, and the language of the text that it was filled into. */
export type FilledAgreement = { language: Locale } & KeptAgreement

type Keeping = {
  user: { id: string; language: string }
  agreement: KeptAgreement | undefined
  now: Date
}

/** Keeps what was filled in with its new account, in the transaction of that. */
export const keepAgreement = async (
  writing: Database,
  { user, agreement, now }: Keeping,
): Promise<void> => {
  if (!agreement) return
  const { company, place, signature = null } = agreement
  const { id: userId, language } = user
  await writing
    .insert(keptAgreements)
    .values({ userId, language, company, place, signature, keptAt: now })
}

/** The agreement of an account; undefined where nothing was filled in. */
export const agreementOf = async (
  database: Database,
  { userId }: { userId: string },
): Promise<FilledAgreement | undefined> => {
  const [row] = await database
    .select()
    .from(keptAgreements)
    .where(eq(keptAgreements.userId, userId))
  if (!row || !isLocale(row.language)) return undefined
  const { language, company, place, signature } = row
  return { language, company, place, ...(signature !== null && { signature }) }
}
