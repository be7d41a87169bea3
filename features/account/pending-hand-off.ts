import * as z from 'zod/mini'
import { destinationSchema } from '#features/destination/destination-contract.ts'
import { readDestination } from '#features/destination/destination.ts'
import { entryPointSchema } from '#lib/util/entry-point.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { emailSchema } from './email.ts'

const MOST_TRIES = 99

const schema = z.strictObject({
  entryPoint: z.optional(entryPointSchema),
  destination: z.optional(destinationSchema),
  /** The account is new, and nobody has its password: the log-in page would be a dead end. */
  isPasswordUnknown: z.optional(z.boolean()),
  /** The account that arrives, where several sign-ups of one browser are under way: the sign-in of the browser is the last one's. */
  account: z.optional(z.strictObject({ ssojwt: z.string(), email: emailSchema })),
  /** The number of failed tries. */
  tries: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_TRIES))),
})

/** The destination of a visitor after sign-up, and the number of tries that came to nothing. */
export type PendingHandOff = z.infer<typeof schema>

/** Writes the value of the cookies b_handoff and b_arrival. Base64url, because percent escapes of a long search would outgrow a cookie. */
export const writePendingHandOff = (pending: PendingHandOff): string =>
  Buffer.from(JSON.stringify(pending)).toString('base64url')

/** Reads the value of the cookies b_handoff and b_arrival; nothing when it is not what `writePendingHandOff` wrote. */
export const readPendingHandOff = (
  value: string | undefined,
  site: { templatesUrl: string },
): PendingHandOff | undefined => {
  const json = parseJson(Buffer.from(value ?? '', 'base64url').toString())
  const pending = schema.safeParse(json).data
  return pending && { ...pending, destination: readDestination(pending.destination, site) }
}
