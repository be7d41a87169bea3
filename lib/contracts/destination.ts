import * as z from 'zod/mini'

/** Control characters, white space, backslash and `@` never occur in a destination of ours. */
const safePath = /^(?!\/)(?!.*\/\/)(?!.*%(?:2f|5c|40|0[0-9a-f]|1[0-9a-f]))[\w./~%-]*$/i

/** Where a visitor goes inside the web app: a relative `url`, plus `t` for a search (S2 §4). */
export const destinationSchema = z.strictObject({
  url: z.string().check(z.maxLength(300), z.regex(safePath, 'a path inside the web app')),
  t: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
})

export type Destination = z.infer<typeof destinationSchema>
