import * as z from 'zod/mini'
import { emailSchema } from '#features/account/email.ts'
import { keptAgreement } from '#features/agreement/kept-agreement.ts'
import { destinationSchema, type Destination } from '#features/destination/destination-contract.ts'
import { carriedTrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { LABEL_MAX_LENGTH } from '#lib/config/constants.ts'
import { DEVICES } from '#lib/config/events.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { entryPointSchema } from '#lib/util/entry-point.ts'
import { plainText } from '#lib/util/written-text.ts'
import { passwordSchema } from './password.ts'

/** The body that the browser posts to `/api/sign-up`; a form without script posts the same names. */
export const signUpRequest = z.strictObject({
  email: emailSchema,
  /** Left out where the service generates one (S1 §3). */
  password: z.optional(passwordSchema),
  language: z.enum(LOCALE_CODES),
  label: plainText(LABEL_MAX_LENGTH),
  entryPoint: entryPointSchema,
  device: z.optional(z.enum(DEVICES)),
  destination: z.optional(destinationSchema),
  /** The visitor's source; a form without script carries none. */
  trafficSource: carriedTrafficSource,
  /** The visitor's first source, where the browser keeps it and it was another one. */
  firstTouch: carriedTrafficSource,
  /** The agreement that was filled in on the first screen, and that the visitor wants to keep. */
  agreement: z.optional(keptAgreement),
})

export type SignUpRequest = z.infer<typeof signUpRequest>

/** The answer of `/api/sign-up` where it has made an account, with the arrival that the tab goes on with. */
export type CreatedAnswer = {
  status: 'created'
  arrival: string
  /** The id of the account for the platform of an advertisement; left out where none is notified. */
  eventId?: string | undefined
}

/** The answer of `/api/sign-up` to a signed-in visitor who gives the own address (S1 §4). */
export type ArrivesAnswer = { status: 'arrives'; destination?: Destination | undefined }
