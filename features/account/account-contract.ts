import * as z from 'zod/mini'
import { emailSchema } from './email.ts'

/** Without white space and line ends, which some decoders pass over: a token has one spelling. */
const token = z.string().check(z.regex(/^[\x21-\x7E]{1,4096}$/))

const userId = z.string().check(z.minLength(1), z.maxLength(128))

/** `POST auth/ssoValidate/` (S1 §7): body. */
export const ssoValidateRequest = z.strictObject({ ssojwt: token })

/** `POST auth/ssoValidate/` (S1 §3): the answer holds `u` with `sub`, the user id. */
export const ssoValidateAnswer = z.object({
  u: z.object({ sub: userId }),
})

/** `GET account/get/{userId}` with the token as bearer authorization (S1 §3, §7). */
export const accountAnswer = z.object({
  account: z.object({
    userEmail: emailSchema,
    userId,
    /** Whether it has a paid licence; a service that does not say so has customers who are still told to buy. */
    hasLicence: z.optional(z.boolean()),
  }),
})

/** `POST auth/handOffToken/`: exchanges a sign-in token for a one-time token of 60 s. */
export const handOffTokenRequest = z.strictObject({ ssojwt: token })

/** `POST auth/signOut/`: ends the sign-in of a token, at site and web app. */
export const signOutRequest = z.strictObject({ ssojwt: token })

export const signOutAnswer = z.object({ status: z.literal('ended') })

export const handOffTokenAnswer = z.object({ ssotoken: token })

/** `GET /api/session` (200): who is signed in. 204 without a body says nobody, 401 that the sign-in has ended. */
export type SessionAnswer = z.infer<typeof accountAnswer>
