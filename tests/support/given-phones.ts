import { BRAND, COUNTRY_PHONES } from '#lib/config/brand.ts'

/** Numbers that are kept free for examples (docs/decisions/022). */
export const USUAL_PHONES = {
  servicePhone: '+1 514 555 0100',
  customerServiceNumber: '+1 514 555 0101',
} as const

export const GERMAN_PHONES = {
  servicePhone: '+49 30 23125 100',
  customerServiceNumber: '+49 30 23125 101',
} as const

/** Lets the owner have given telephones, and one of them in Germany. */
export const givePhones = () => {
  Object.assign(BRAND, USUAL_PHONES)
  Object.assign(COUNTRY_PHONES, { DE: GERMAN_PHONES })
}

/** Lets the file end with those that stand in `lib/config/brand.ts`: none. */
export const takePhones = () => {
  Object.assign(BRAND, { servicePhone: undefined, customerServiceNumber: undefined })
  Reflect.deleteProperty(COUNTRY_PHONES, 'DE')
}
