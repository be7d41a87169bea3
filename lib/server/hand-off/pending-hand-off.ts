import * as z from 'zod/mini'
import { destinationSchema } from '#lib/contracts/destination.ts'
import { entryPointSchema } from '#lib/contracts/sign-up.ts'

const schema = z.strictObject({
  entryPoint: entryPointSchema,
  destination: z.optional(destinationSchema),
})

/** Where a visitor without script goes after sign-up. */
export type PendingHandOff = z.infer<typeof schema>

/** Writes the value of the cookie b_handoff. Base64url, because percent escapes of a long search would outgrow a cookie. */
export const writePendingHandOff = (pending: PendingHandOff): string =>
  Buffer.from(JSON.stringify(pending)).toString('base64url')

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Reads the value of the cookie b_handoff; nothing when it is not what `writePendingHandOff` wrote. */
export const readPendingHandOff = (value: string | undefined): PendingHandOff | undefined =>
  schema.safeParse(parseJson(Buffer.from(value ?? '', 'base64url').toString())).data
