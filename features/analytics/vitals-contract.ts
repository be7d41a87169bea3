import * as z from 'zod/mini'
import { entryPointSchema } from '#lib/util/entry-point.ts'

/** Longer than anybody waits; what a clock that was set makes of it is no measurement. */
const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(60_000)))

/** What a page was like for one visitor, as page script posts it to `/api/vitals`; what a browser does not measure is left out. */
export const pageVitals = z.strictObject({
  /** Public path of the page, without query. */
  path: entryPointSchema,
  lcp: milliseconds,
  inp: milliseconds,
  ttfb: milliseconds,
  cls: z.number().check(z.minimum(0), z.maximum(100)),
})
