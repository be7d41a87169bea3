/** How much of a line each of these fields of a buyer takes (S2 §3 "Payment form fields"). */
export const BUYER_LENGTHS = {
  firstName: 60,
  lastName: 60,
  nameOnCard: 120,
  company: 120,
  street: 120,
  city: 80,
} as const

/** What these fields look like; without schema, so that form and contract have the same. */
export const BUYER_PATTERNS = {
  /** Digits and what groups them, and an extension: `x12`, `ext. 12`, `Durchwahl 12`. */
  phone: /^[+\d ()./-]{5,24}(?:[,;#]? ?\p{L}{0,10}[.:=#]? ?\d{1,8})?$/u,
  country: /^[A-Z]{2}$/,
  /** The code of a province or state (ISO 3166-2, without the country). */
  province: /^[A-Z\d]{1,3}$/,
  /** Of any country: digits, in some with letters, spaces and hyphens. */
  postalCode: /^[A-Z\d][A-Z\d -]{1,11}$/i,
  taxNumber: /^[A-Z\d][A-Z\d .\-/]{3,24}$/i,
} as const
