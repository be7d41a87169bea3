import { addressIn } from '#lib/util/email-address.ts'
import { keysOf, tableOf } from '#lib/util/keys-of.ts'
import { isWrittenLine, typedCode, typedLine } from '#lib/util/typed-text.ts'
import { BUYER_FIELDS, BUYER_PARTS, type BuyerField, type Field } from './buyer-fields.ts'
import type { Buyer } from './purchase-contract.ts'

/** A buyer as fields hold it. */
export type TypedBuyer = Record<BuyerField, string>

/** The fields as they show a buyer. */
export const typedOf = (buyer: Buyer): TypedBuyer =>
  tableOf(keysOf(BUYER_FIELDS), (name) => buyer[name] ?? '')

const OPTIONAL = ['nameOnCard', 'phone', 'province', ...BUYER_PARTS.invoice] as const

/** The buyer as the fields have it: empty ones are null, and the rules are not checked yet. */
export const buyerDraft = (typed: TypedBuyer): Buyer => ({
  email: typed.email,
  firstName: typedLine(typed.firstName),
  lastName: typedLine(typed.lastName),
  country: typed.country,
  ...tableOf(OPTIONAL, (name) => typedLine(typed[name]) || null),
})

const isTaken = (field: Field, text: string): boolean => {
  switch (field.kind) {
    case 'address':
      return addressIn(text) !== undefined
    case 'line':
      return isWrittenLine(text, field.maxLength)
    case 'code':
      return field.pattern.test(typedCode(text))
    case 'choice':
      return field.pattern.test(text)
  }
}

/** The fields of a buyer that `buyerSchema` refuses (S2 §5), told without it, for which the page has no room. */
export const refusedIn = (buyer: Buyer): BuyerField[] =>
  keysOf(BUYER_FIELDS).filter((name) => {
    const text = buyer[name]
    return text !== null && !isTaken(BUYER_FIELDS[name], text)
  })
