import 'server-only'
import { getMessages } from 'next-intl/server'
import * as z from 'zod/mini'
import { CLAUSES } from '#lib/config/clauses.ts'
import type { Locale } from '#lib/config/locales.ts'

const line = z.string().check(z.minLength(1))

const clauseWords = z.record(
  z.enum(CLAUSES),
  z.strictObject({
    /** The trade that it comes from. */
    trade: line,
    /** The template that it belongs in. */
    document: line,
    /** Its number and name, up to the full stop. */
    name: line,
    /** Brackets hold what the parties fill in. */
    text: line,
    /** The harm that it prevented, in the margin. */
    note: line,
  }),
)

export type ClauseWords = z.infer<typeof clauseWords>

/** The words of the clauses, of `locales/<lang>/messages/testimonials.json`; throws where one is missing (S2 §2.2). */
export const loadClauseWords = async (locale: Locale): Promise<ClauseWords> =>
  z.parse(clauseWords, (await getMessages({ locale })).testimonials.clauses)
