import * as z from 'zod/mini'
import { isPlainPath } from './plain-path.ts'
import { plainText } from './plain-text.ts'

/** Where a visitor goes inside the web app: a relative `url`, plus `t` for a search (S2 §4). */
export const destinationSchema = z.strictObject({
  url: z.string().check(
    z.minLength(1),
    z.maxLength(300),
    z.refine((url) => !url.startsWith('/') && isPlainPath(url), 'a path inside the web app'),
  ),
  t: z.optional(plainText(200).check(z.minLength(1))),
})

export type Destination = z.infer<typeof destinationSchema>
