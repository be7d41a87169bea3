import type { Locale } from './locales.ts'

/** A place that sells the product, or a profile of the company. */
type BrandLink = { name: string; url: `https://${string}` }

/** The rating of the product on a review site, as that site states it. */
export type BrandReview = { source: string; url: `https://${string}`; rating: number }

/** The facts that German law requires besides name and address (§ 5 DDG, § 18 MStV, § 36 VSBG); the page says what is left out. */
type ImprintFacts = {
  /** The persons who may sign for the company, by name and office. */
  representatives?: readonly string[]
  email?: string
  telephone?: string
  /** The register, and the number there. */
  register?: string
  /** `false` where the company has none. */
  vatId?: string | false
  /** The person responsible for what is published, by name and address. */
  responsible?: string
  takesPartInArbitration?: boolean
}

/** The numbers under which a seller collects Canadian taxes, which a receipt has to name. */
type TaxRegistrations = {
  /** For GST and HST alike: nine digits, `RT` and four more. */
  gstHst?: string
  /** For QST: ten digits, `TQ` and four more. */
  qst?: string
}

type Brand = {
  name: string
  legalName: string
  since: number
  address: {
    /** Number and street, and the line with the postal code; left out, the address ends with the city. */
    street?: string
    postalCode?: string
    city: string
    /** The name of the city in the languages that spell it differently. */
    cityNames?: Partial<Record<Locale, string>>
    region: string
    country: string
  }
  /** The telephone of sales; left out, no page, mail or record names one (docs/decisions/022). */
  servicePhone?: string
  /** The telephone of customer service; left out, none is named either. */
  customerServiceNumber?: string
  /** Two photo and video networks, a professional one, one for short posts, and a video site (S2 §2.7). */
  social: Readonly<Record<'instagram' | 'tiktok' | 'linkedin' | 'x' | 'youtube', BrandLink>>
  retailers: readonly BrandLink[]
  /** Left out, no rating shows: each needs the site that states it (S2 §2.7). */
  review?: BrandReview
  imprint: ImprintFacts
  taxRegistrations: TaxRegistrations
}

/** Facts about the owner that pages show; one place to change them. A line marked `owner:` is the owner's to give or confirm. */
export const BRAND: Brand = {
  name: 'Business in a Box',
  legalName: 'Biztree Inc.',
  since: 2002,
  address: {
    // owner: `street` and `postalCode`; until then letters have the city alone.
    city: 'Montréal',
    cityNames: { en: 'Montreal', es: 'Montreal', pt: 'Montreal', de: 'Montreal' },
    region: 'QC',
    country: 'CA',
  },
  // owner: `servicePhone`, the number under which you sell; until then the words lead to the contact page.
  // owner: `customerServiceNumber`, the number under which you help customers; the same.
  social: {
    instagram: { name: 'Instagram', url: 'https://www.instagram.com/businessinabox' }, // owner: to confirm
    tiktok: { name: 'TikTok', url: 'https://www.tiktok.com/@businessinabox' }, // owner: to confirm
    linkedin: { name: 'LinkedIn', url: 'https://www.linkedin.com/company/business-in-a-box' }, // owner: to confirm
    x: { name: 'X', url: 'https://x.com/businessinabox' }, // owner: to confirm
    youtube: { name: 'YouTube', url: 'https://www.youtube.com/@businessinabox' }, // owner: to confirm
  },
  retailers: [
    { name: 'Amazon', url: 'https://www.amazon.com/s?k=business+in+a+box+software' }, // owner: to confirm
    {
      name: 'Microsoft Store',
      url: 'https://apps.microsoft.com/search?query=business+in+a+box', // owner: to confirm
    },
  ],
  // owner: `review`, once a review site has a rating to show.
  imprint: {
    // owner: `representatives`, the names of those who may sign for the company, each with the office.
    // owner: `email`, an address that is read every day.
    // owner: `telephone`, a number that is answered.
    // owner: `register`, where the company is registered, and its number there.
    // owner: `vatId`, or `false` where the company has none.
    // owner: `responsible`, the name and address of the person who answers for the content.
    // owner: `takesPartInArbitration`, whether the company goes before a consumer arbitration board.
  },
  taxRegistrations: {
    // owner: `gstHst`, the registration number for GST and HST; receipts leave it out until then.
    // owner: `qst`, the registration number for QST.
  },
}

type CountryPhones = { servicePhone: string; customerServiceNumber: string }

/** Telephones of countries that have their own, by the code of the country; elsewhere those of `BRAND`. */
// owner: `COUNTRY_PHONES`, where customers of a country are to call a number there.
export const COUNTRY_PHONES: Readonly<Record<string, CountryPhones>> = {}
