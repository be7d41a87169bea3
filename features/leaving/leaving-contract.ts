import * as z from 'zod/mini'
import { emailSchema } from '#features/account/email.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { plainCode, writtenLine, writtenText } from '#lib/util/written-text.ts'
import { zoneSchema } from '#lib/util/zone-schema.ts'

/** Longest name and order number, and longest reason, in UTF-16 units. */
export const LEAVING_LINE_MAX_LENGTH = 100

export const LEAVING_REASON_MAX_LENGTH = 1000

/** The ways to cancel a contract (§ 312k BGB): to the end of the paid time, or at once for an important reason. */
export const CANCEL_WAYS = ['ordinary', 'important'] as const

/** Any code: a person reads one that is no order number. */
const orderNumber = plainCode(LEAVING_LINE_MAX_LENGTH).check(z.minLength(1))

const common = {
  /** The sender's id: a repeated declaration is kept once. */
  id: z.uuid(),
  language: z.enum(LOCALE_CODES),
  name: writtenLine(LEAVING_LINE_MAX_LENGTH),
  /** The address by which the contract is found, and to which the confirmation goes. */
  email: emailSchema,
  /** The sender's time zone, by its IANA name; a page without script does not tell. */
  zone: z.optional(z.nullable(zoneSchema)),
}

/** A declaration that a subscription is to end. */
export const cancelDeclaration = z
  .strictObject({
    ...common,
    kind: z.literal('cancel'),
    orderNumber: z.nullable(orderNumber),
    way: z.enum(CANCEL_WAYS),
    reason: z.nullable(writtenText(LEAVING_REASON_MAX_LENGTH)),
    /** The requested day; as soon as possible where none is named. */
    wishedEnd: z.nullable(z.iso.date()),
  })
  .check(
    z.refine(({ way, reason }) => way === 'ordinary' || reason !== null, {
      path: ['reason'],
      message: 'An important reason must be stated',
    }),
  )

/** A declaration of withdrawal from an order (directive 2011/83/EU, article 11a). */
export const withdrawDeclaration = z.strictObject({
  ...common,
  kind: z.literal('withdraw'),
  orderNumber,
})

/** `POST {user service}/declaration`, and what `/api/cancel` and `/api/withdraw` make of their forms. */
export const declarationRequest = z.discriminatedUnion('kind', [
  cancelDeclaration,
  withdrawDeclaration,
])

export type CancelDeclaration = z.infer<typeof cancelDeclaration>

export type WithdrawDeclaration = z.infer<typeof withdrawDeclaration>

export type Declaration = z.infer<typeof declarationRequest>

/** The same answer whether or not a contract was found: nobody learns by it who is a customer. */
export const declarationAnswer = z.object({
  status: z.literal('stored'),
  reference: z.string().check(z.regex(/^CW-[2346789ACDEFGHJKMNPQRTVWXYZ]{4}-\d{2}$/)),
  receivedAt: z.iso.datetime(),
})

export type DeclarationAnswer = z.infer<typeof declarationAnswer>
