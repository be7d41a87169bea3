import * as z from 'zod'
import { copy, line, paragraph } from '#lib/records/record-fields.ts'

/** A customer's own words. */
export const letterFields = {
  greeting: copy(60),
  quote: paragraph,
  name: line,
  trade: line,
  isSample: z
    .boolean('write true or false')
    .describe('true while the words are ours: the page marks the letter as an example.'),
}
