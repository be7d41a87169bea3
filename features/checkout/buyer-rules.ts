import { addressIn } from '#lib/util/email-address.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { isWrittenLine, typedCode } from '#lib/util/typed-text.ts'
import { BUYER_LENGTHS, BUYER_PATTERNS } from './buyer-limits.ts'
import type { Buyer } from './purchase-contract.ts'

type BuyerField = keyof Buyer

const isLineOf = (name: keyof typeof BUYER_LENGTHS, text: string) =>
  isWrittenLine(text, BUYER_LENGTHS[name])

const fits = (name: keyof typeof BUYER_PATTERNS, text: string) => BUYER_PATTERNS[name].test(text)

/** What each field of a buyer has to be where anything stands in it, as `buyerSchema` says it on the server. */
const RULES: Readonly<Record<BuyerField, (text: string) => boolean>> = {
  email: (text) => addressIn(text) !== undefined,
  firstName: (text) => isLineOf('firstName', text),
  lastName: (text) => isLineOf('lastName', text),
  nameOnCard: (text) => isLineOf('nameOnCard', text),
  phone: (text) => fits('phone', typedCode(text)),
  country: (text) => fits('country', text),
  province: (text) => fits('province', text),
  company: (text) => isLineOf('company', text),
  taxNumber: (text) => fits('taxNumber', typedCode(text)),
  street: (text) => isLineOf('street', text),
  city: (text) => isLineOf('city', text),
  postalCode: (text) => fits('postalCode', typedCode(text)),
}

/** The fields of a buyer that the server would refuse (S2 §5), told without its schema, for which the page has no room. */
export const refusedIn = (buyer: Buyer): BuyerField[] =>
  keysOf(RULES).filter((name) => {
    const text = buyer[name]
    return text !== null && !RULES[name](text)
  })
