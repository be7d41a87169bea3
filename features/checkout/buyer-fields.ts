import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'

type Rule =
  | { kind: 'address' | 'line'; maxLength: number }
  | { kind: 'code'; maxLength: number; pattern: RegExp }
  | { kind: 'choice'; maxLength?: never; pattern: RegExp }

/** The rules of a field, and how its control is set up. */
export type Field = Rule & {
  autoComplete: string
  /** The keyboard of a telephone; that of text where it is left out. */
  input?: 'email' | 'tel'
  /** The forms in which it may not be left empty: every one, those with an invoice, those with a card. */
  needed?: 'always' | 'invoice' | 'card'
}

/** The fields of a buyer, as every form has them and every contract takes them (S2 §3 "Payment form fields"). */
export const BUYER_FIELDS = {
  email: {
    kind: 'address',
    maxLength: EMAIL_MAX_LENGTH,
    autoComplete: 'email',
    input: 'email',
    needed: 'always',
  },
  firstName: { kind: 'line', maxLength: 60, autoComplete: 'given-name', needed: 'always' },
  lastName: { kind: 'line', maxLength: 60, autoComplete: 'family-name', needed: 'always' },
  nameOnCard: { kind: 'line', maxLength: 120, autoComplete: 'cc-name', needed: 'card' },
  phone: {
    kind: 'code',
    maxLength: 46,
    // Digits and what groups them, and an extension: `x12`, `ext. 12`, `Durchwahl 12`.
    pattern: /^[+\d ()./-]{5,24}(?:[,;#]? ?\p{L}{0,10}[.:=#]? ?\d{1,8})?$/u,
    autoComplete: 'tel',
    input: 'tel',
  },
  country: { kind: 'choice', pattern: /^[A-Z]{2}$/, autoComplete: 'country', needed: 'always' },
  /** The code of a province or state (ISO 3166-2, without the country), where the country has any. */
  province: { kind: 'choice', pattern: /^[A-Z\d]{1,3}$/, autoComplete: 'address-level1' },
  /** Fields that an invoice has to name (§ 14 UStG, CGI ann. II art. 242 nonies A); not every country has postal codes. */
  company: { kind: 'line', maxLength: 120, autoComplete: 'organization', needed: 'invoice' },
  taxNumber: {
    kind: 'code',
    maxLength: 25,
    pattern: /^[A-Z\d][A-Z\d .\-/]{3,24}$/i,
    autoComplete: 'off',
  },
  /** Street and number, or a post box. */
  street: { kind: 'line', maxLength: 120, autoComplete: 'address-line1', needed: 'invoice' },
  city: { kind: 'line', maxLength: 80, autoComplete: 'address-level2', needed: 'invoice' },
  postalCode: {
    kind: 'code',
    maxLength: 12,
    // Of any country: digits, in some with letters, spaces and hyphens.
    pattern: /^[A-Z\d][A-Z\d -]{1,11}$/i,
    autoComplete: 'postal-code',
  },
} as const satisfies Record<string, Field>

export type BuyerField = keyof typeof BUYER_FIELDS

/** The fields of a form in their order: who buys, where they are billed, what an invoice names. */
export const BUYER_PARTS = {
  who: ['email', 'firstName', 'lastName', 'phone'],
  place: ['country', 'province'],
  invoice: ['company', 'taxNumber', 'street', 'city', 'postalCode'],
} as const satisfies Record<string, readonly BuyerField[]>

/** The attributes of a field's control in every form, as React names them. */
export const buyerControl = (name: BuyerField) => {
  const { autoComplete, maxLength, input, needed }: Field = BUYER_FIELDS[name]
  const keyboard = input && { type: input, inputMode: input }
  return { autoComplete, maxLength, ...keyboard, required: needed === 'always' }
}

/** The same as HTML has it, of pages that are made without React: `autocomplete`, `inputmode`, `required`. */
export const buyerAttributes = (name: BuyerField): string => {
  const { autoComplete, inputMode, required } = buyerControl(name)
  const keyboard = inputMode ? ` inputmode="${inputMode}"` : ''
  return `autocomplete="${autoComplete}"${keyboard}${required ? ' required' : ''}`
}
