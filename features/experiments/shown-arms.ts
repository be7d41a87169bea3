import * as z from 'zod/mini'
import { RECORD_NAME } from '#lib/records/record-rules.ts'

/** More experiments than run at a time. */
export const MOST_ARMS_KEPT = 40

const name = z.string().check(z.regex(RECORD_NAME))

/** The arm of each experiment that somebody was shown, as services are told: `{ "free-demo-headline": "price" }`. */
export const shownArmsSchema = z.record(name, name).check(
  z.refine((arms) => Object.keys(arms).length <= MOST_ARMS_KEPT, {
    message: `at most ${MOST_ARMS_KEPT}`,
  }),
)

export type ShownArms = Readonly<z.infer<typeof shownArmsSchema>>
