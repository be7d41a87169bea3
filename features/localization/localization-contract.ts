import * as z from 'zod/mini'

const word = z.string().check(z.maxLength(200))

/**
 * `GET {geo service}/` (S2 §3 "Localization record", §7): where the visitor is, and what follows from it. What a
 * service does not know is left out; for an unknown country it answers the fallback record, and says so.
 */
export const localizationRecord = z.object({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** The service knows no country for the address: the fallback record of the United States stands in (S2 §3). */
  isFallback: z.optional(z.boolean()),
  /** Part of the country as ISO 3166-2 writes it behind the hyphen, such as QC. */
  region: z.optional(z.string().check(z.regex(/^[A-Z0-9]{1,3}$/))),
  city: z.optional(word),
  countryName: z.optional(word),
  currencySymbol: z.optional(word),
  currencyName: z.optional(word),
  /** Calling code without +. */
  phoneCode: z.optional(z.string().check(z.regex(/^\d{0,4}$/))),
  /** Telephone of the owner's that sells there. */
  servicePhone: z.optional(word),
  languageCode: z.optional(word),
  languageName: z.optional(word),
  /** The store that sells there. */
  storeId: z.optional(word),
  /** Whether sales tax is charged there. */
  isTaxCountry: z.optional(z.boolean()),
  timeZone: z.optional(word),
  /** Address of a picture of the flag: a whole one, or one relative to the geo service. */
  flagImage: z.optional(word),
  /** The address that was asked about; it never leaves the server. */
  ipAddress: z.optional(word),
  /** A line to greet a visitor from there with, in English and French. */
  marketingMessage: z.optional(z.object({ en: word, fr: word })),
  /** Telephone of the owner's that helps customers there. */
  customerServiceNumber: z.optional(word),
})

export type LocalizationRecord = z.infer<typeof localizationRecord>

/** The facts about the visitor's country that a page of plans gets besides those that the browser keeps; the flag as a `data:` address. */
export type PagePlace = Pick<
  LocalizationRecord,
  'countryCode' | 'countryName' | 'isTaxCountry' | 'marketingMessage'
> & { flag?: string | undefined }
