import * as z from 'zod/mini'
import { emailSchema } from '#features/account/email.ts'
import { CARRIED_TRANSACTION } from '#features/affiliate/affiliate-click.ts'
import { keptAgreement } from '#features/agreement/kept-agreement.ts'
import { adArrivalSchema } from '#features/conversions/ad-arrival.ts'
import { shownArmsSchema } from '#features/experiments/shown-arms.ts'
import {
  trafficSource,
  trafficSourceFields,
} from '#features/traffic-source/traffic-source-contract.ts'
import { LABEL_MAX_LENGTH } from '#lib/config/constants.ts'
import { DEVICES } from '#lib/config/events.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { plainText } from '#lib/util/written-text.ts'
import { passwordSchema } from './password.ts'

/** `POST {user service}/user/`: the account-creation payload (S1 §3); unknown fields are refused, and a password is either given or generated. */
export const createAccountPayload = z
  .strictObject({
    Email: emailSchema,
    Password: z.nullable(passwordSchema),
    AutogeneratePassword: z.boolean(),
    Device: z.optional(z.enum(DEVICES)),
    IpAddress: plainText(64),
    Language: z.enum(LOCALE_CODES),
    DocName: plainText(LABEL_MAX_LENGTH),
    CreationPage: plainText(2048),
    ...trafficSourceFields,
    /** The affiliate network's name for the click that led here; the hand-off carries it under the same name (S1 §7). */
    EFtransactionId: z.optional(z.string().check(z.regex(CARRIED_TRANSACTION))),
    /** The arms of experiments that were shown before (docs/decisions/054); only where an experiment runs. */
    Experiments: z.optional(shownArmsSchema),
    /** The visitor's first source; only where it is known and was another one. */
    FirstTouch: z.optional(trafficSource),
    /** The advertisement that led here; only where the site keeps clicks (`AD_PLATFORMS`) and its visitor allows platforms to be notified. */
    AdArrival: z.optional(adArrivalSchema),
    /** The agreement that was filled in on the first screen. */
    KeptAgreement: z.optional(keptAgreement),
  })
  .check(
    z.refine((payload) => payload.AutogeneratePassword === (payload.Password === null), {
      path: ['Password'],
      message: 'null exactly when AutogeneratePassword is true',
    }),
  )

export type CreateAccountPayload = z.infer<typeof createAccountPayload>

const token = z.string().check(z.minLength(1), z.maxLength(4096))

/**
 * The fields of a 201 answer that S1 §3 names, both compact JWS. Only `ssojwt` takes the visitor on, for the query of
 * the hand-off has no place for the other (S1 §7): a service that leaves `jwt` out, or spoils it, costs no account.
 */
export const createAccountAnswer = z.object({
  jwt: z.optional(
    z.pipe(
      z.unknown(),
      z.transform((sent) => token.safeParse(sent).data),
    ),
  ),
  ssojwt: token,
})

export type CreateAccountAnswer = z.infer<typeof createAccountAnswer>
