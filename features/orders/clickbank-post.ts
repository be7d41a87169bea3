import * as z from 'zod/mini'
import { emailSchema } from '#features/account/email.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { writtenLine } from '#lib/util/written-text.ts'
import { clickbankRequest } from './order-contract.ts'

/** A field that is left out where the marketplace did not write it in order: it proves nothing, and the buyer cannot mend it. */
const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) =>
  // oxlint-disable-next-line promise/valid-params -- a schema's, not a promise's
  z.catch(z.nullable(schema), null)

const { receipt, item, time } = clickbankRequest.shape

/** `POST /api/clickbank`: the query as it came, and the language of the page. */
export const clickbankPost = z.strictObject({
  cbreceipt: receipt,
  item,
  time: z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number)), time),
  cbpop: orNothing(z.string().check(z.regex(/^[\dA-F]{8}$/i))),
  cname: orNothing(writtenLine(120)),
  cemail: orNothing(emailSchema),
  language: z.enum(LOCALE_CODES),
})

export type ClickbankPost = z.infer<typeof clickbankPost>
