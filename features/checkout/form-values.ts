import { addressIn } from '#lib/util/email-address.ts'
import { typedLine } from '#lib/util/typed-text.ts'
import { refusedIn } from './buyer-rules.ts'
import type { PaymentMethod } from './payment-terms.ts'
import type { Buyer } from './purchase-contract.ts'
import { isRegionOf } from './regions.ts'

/** What the buyer types and chooses, as the fields hold it (S2 §3 "Payment form fields"). */
export type CheckoutValues = {
  email: string
  firstName: string
  lastName: string
  nameOnCard: string
  country: string
  province: string
  phone: string
  wantsInvoice: boolean
  company: string
  taxNumber: string
  street: string
  city: string
  postalCode: string
  seats: string
  method: PaymentMethod
  consent: boolean
}

export type CheckoutField = keyof CheckoutValues

/** Fields in the order in which they stand: the first wrong one gets the focus. */
export const CHECKOUT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'country',
  'province',
  'wantsInvoice',
  'company',
  'taxNumber',
  'street',
  'city',
  'postalCode',
  'seats',
  'method',
  'nameOnCard',
  'consent',
] as const satisfies readonly CheckoutField[]

const orNull = (text: string): string | null => typedLine(text) || null

/** Who buys, as the form says it; a field that does not belong to the rest of what was chosen is left out. */
const draftOf = (values: CheckoutValues): Buyer => ({
  email: values.email,
  firstName: typedLine(values.firstName),
  lastName: typedLine(values.lastName),
  nameOnCard: values.method === 'card' ? orNull(values.nameOnCard) : null,
  phone: orNull(values.phone),
  country: values.country,
  province: orNull(values.province),
  company: values.wantsInvoice ? orNull(values.company) : null,
  taxNumber: values.wantsInvoice ? orNull(values.taxNumber) : null,
  street: values.wantsInvoice ? orNull(values.street) : null,
  city: values.wantsInvoice ? orNull(values.city) : null,
  postalCode: values.wantsInvoice ? orNull(values.postalCode) : null,
})

/** What an invoice has to name (§ 14 UStG, CGI ann. II art. 242 nonies A); not every country has postal codes. */
const INVOICE_FIELDS = ['company', 'street', 'city'] as const

const missing = (values: CheckoutValues): CheckoutField[] => [
  ...(isRegionOf(values.country, orNull(values.province)) ? [] : ['province' as const]),
  ...(values.method === 'card' && !orNull(values.nameOnCard) ? ['nameOnCard' as const] : []),
  ...(values.wantsInvoice ? INVOICE_FIELDS.filter((name) => !orNull(values[name])) : []),
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
