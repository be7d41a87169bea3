import { addressIn } from '#lib/util/email-address.ts'
import { keysOf, tableOf } from '#lib/util/keys-of.ts'
import { typedLine } from '#lib/util/typed-text.ts'
import { BUYER_FIELDS, BUYER_PARTS, type BuyerField } from './buyer-fields.ts'
import type { PaymentMethod } from './payment-terms.ts'
import type { Buyer } from './purchase-contract.ts'
import { isRegionOf } from './regions.ts'
import { buyerDraft, refusedIn, type TypedBuyer } from './typed-buyer.ts'

/** The buyer's input and choices, as the fields hold them (S2 §3 "Payment form fields"). */
export type CheckoutValues = TypedBuyer & {
  wantsInvoice: boolean
  seats: string
  method: PaymentMethod
  consent: boolean
}

export type CheckoutField = keyof CheckoutValues

/** Fields in the order in which they stand: the first wrong one gets the focus. */
export const CHECKOUT_FIELDS = [
  ...BUYER_PARTS.who,
  ...BUYER_PARTS.place,
  'wantsInvoice',
  ...BUYER_PARTS.invoice,
  'seats',
  'method',
  'nameOnCard',
  'consent',
] as const satisfies readonly CheckoutField[]

const NO_INVOICE = tableOf(BUYER_PARTS.invoice, () => '')

/** The buyer as the form has it; a field that does not belong to the rest of the choices is left out. */
const draftOf = (values: CheckoutValues): Buyer =>
  buyerDraft({
    ...values,
    ...(values.method === 'card' ? {} : { nameOnCard: '' }),
    ...(values.wantsInvoice ? {} : NO_INVOICE),
  })

const isNeeded = (name: BuyerField, { method, wantsInvoice }: CheckoutValues): boolean => {
  const field = BUYER_FIELDS[name]
  if (!('needed' in field)) return false
  return { always: true, card: method === 'card', invoice: wantsInvoice }[field.needed]
}

const missing = (values: CheckoutValues): CheckoutField[] => [
  ...keysOf(BUYER_FIELDS).filter((name) => isNeeded(name, values) && !typedLine(values[name])),
  ...(isRegionOf(values.country, draftOf(values).province) ? [] : ['province' as const]),
  ...(values.consent ? [] : ['consent' as const]),
]

/** The fields that have to be seen to before the order can be sent, in their order (S2 §5). */
export const wrongFields = (values: CheckoutValues): CheckoutField[] => {
  const refused = new Set<CheckoutField>([...refusedIn(draftOf(values)), ...missing(values)])
  return CHECKOUT_FIELDS.filter((name) => refused.has(name))
}

/** The buyer of a form in which nothing is wrong; the address taken out of what was pasted around it. */
export const buyerOf = (values: CheckoutValues): Buyer => ({
  ...draftOf(values),
  email: addressIn(values.email) ?? values.email,
})
