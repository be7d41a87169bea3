import * as z from 'zod/mini'
import { entryPointSchema } from '#lib/util/entry-point.ts'
import { VITAL_KINDS } from './vital-kinds.ts'

/** Longer than anybody stays; what a clock that was set makes of it is no measurement. */
const MOST_MS = 7 * 86_400_000

const bounded = z.number().check(z.minimum(0), z.maximum(MOST_MS))

/** One entry of the browser's: its kind, its moment in milliseconds (of a navigation, that of the first byte), and its size or duration. */
const vitalEntry = z.tuple([z.enum(VITAL_KINDS), bounded, bounded])

export type VitalEntry = z.infer<typeof vitalEntry>

/** The body that page script posts to `/api/vitals`: the public path of the page, and the browser's entries for it. */
export const pageVitals = z.tuple([
  entryPointSchema,
  z.array(vitalEntry).check(z.minLength(1), z.maxLength(400)),
])
