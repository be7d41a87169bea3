import * as z from 'zod'
import { LABEL_MAX_LENGTH } from '#lib/config/constants.ts'
import { CONTROL_CHARACTER } from '#lib/util/plain-path.ts'
import { isMoment, MOST_STEPS, STEP_NAME } from './record-rules.ts'

const NO_TOKEN = /^[^{}]*$/

/** Copy of at most `longest` characters, with messages for the person who writes it. */
export const copy = (longest: number) =>
  z
    .string('write a text between quotes')
    .normalize()
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

/** Yes or no. */
export const flag = z.boolean('write true or false')

/** A moment: date, time and distance from UTC, so that it means the same everywhere. */
const moment = z.iso
  .datetime({
    offset: true,
    abort: true,
    error: 'must be a date, a time and the distance from UTC, such as "2026-11-27T09:00:00+01:00"',
  })
  .refine(isMoment, 'is more precise than anybody can see: at most six digits of a second')

/** A list of between `least` and `most` entries. */
export const listOf = <T extends z.ZodType>(entry: T, [least, most]: [number, number]) =>
  z
    .array(entry, 'write a list between square brackets')
    .min(least, `needs at least ${least} entries`)
    .max(most, `holds at most ${most} entries`)

/** The title and the description of a page in browser tabs and shared links. */
export const meta = z.strictObject({ title: copy(70), description: copy(170) })

/** The fields that any record may have for the edge: extra steps, and when its page begins and ends. */
export const edgeFields = {
  middleware: z
    .array(z.string().regex(STEP_NAME, 'is no name of a step: small letters, digits and hyphens'))
    .max(MOST_STEPS, `names at most ${MOST_STEPS} steps`)
    .default([])
    .describe('Extra middleware steps by name, run after those of the route.'),
  from: moment
    .optional()
    .describe('When the page begins, such as "2026-11-27T09:00:00+01:00"; at once when left out.'),
  until: moment
    .optional()
    .describe('When the page ends, such as "2026-12-01T00:00:00+01:00"; never when left out.'),
}

type Window = { from?: string | undefined; until?: string | undefined }

/** Tells whether a page ends after it begins. */
export const endsLater = ({ from, until }: Window): boolean =>
  from === undefined || until === undefined || Date.parse(from) < Date.parse(until)

/** The issue of a page that does not. */
export const ENDS_LATER = { path: ['until'], message: 'must be later than "from"' }
