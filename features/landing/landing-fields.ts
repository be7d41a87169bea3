import * as z from 'zod'
import { LABEL_MAX_LENGTH } from '#lib/config/constants.ts'
import { CONTROL_CHARACTER } from '#lib/util/plain-path.ts'
import { isMoment } from './landing-rules.ts'

const NO_TOKEN = /^[^{}]*$/

/** Copy of at most `longest` characters, with messages for the person who writes it. */
export const copy = (longest: number) =>
  z
    .string('write a text between quotes')
    .trim()
    .min(1, 'must not be empty: write the text or leave the field out')
    .max(longest, `is too long: at most ${longest} characters fit`)
    .refine(
      (text) => !CONTROL_CHARACTER.test(text),
      'holds a line end, another control character or half of one: type it anew',
    )

/** A headline. */
export const headline = copy(110)

/** One line: a button, a list point, a short title. */
export const line = copy(90)

/** A short paragraph. */
export const paragraph = copy(420)

/** A value that leaves the site as written: events and the user service read it (S1 §3). */
export const plainLabel = copy(LABEL_MAX_LENGTH).regex(
  NO_TOKEN,
  'is sent as written to statistics and the user service: no {figures} here',
)

/** A moment: date, time and distance from UTC, so that it means the same everywhere. */
export const moment = z.iso
  .datetime({
    offset: true,
    error: 'must be a date, a time and the distance from UTC, such as "2026-11-27T09:00:00+01:00"',
  })
  .refine(isMoment, 'is more precise than anybody can see: at most six digits of a second')

/** A list of between `least` and `most` entries. */
export const listOf = <T extends z.ZodType>(entry: T, [least, most]: [number, number]) =>
  z
    .array(entry, 'write a list between square brackets')
    .min(least, `needs at least ${least} entries`)
    .max(most, `holds at most ${most} entries`)

/** A customer in his own words. */
export const letterFields = {
  greeting: copy(60),
  quote: paragraph,
  name: line,
  trade: line,
  isSample: z
    .boolean('write true or false')
    .describe('true while the words are ours: the page marks the letter as an example.'),
}
