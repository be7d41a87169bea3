import * as z from 'zod'
import { CLAUSES } from '#lib/config/clauses.ts'
import { copy, line, paragraph } from '#lib/records/record-fields.ts'

/** A customer's own words, with what the law asks of whoever shows them (decision 022). */
export const letterFields = {
  greeting: copy(60),
  quote: paragraph,
  name: line,
  trade: line,
  source: line.describe(
    'Where the letter is kept, such as "mail of 3 May 2026, folder Letters"; no page shows it.',
  ),
  consent: z.iso
    .date('write the day as 2026-05-03')
    .describe('The day on which the customer agreed that it is shown here.'),
}

export const clauseName = z
  .enum(CLAUSES, `must be one of: ${CLAUSES.join(', ')}`)
  .describe('Its words stand in messages/testimonials.json.')
