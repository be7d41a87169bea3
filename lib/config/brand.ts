/** A place that sells the product, or a profile of the company. */
type BrandLink = { name: string; url: `https://${string}` }

/** How buyers rate the product on a review site, as that site says it. */
export type BrandReview = { source: string; url: `https://${string}`; rating: number }

/** What German law wants said besides name and address (§ 5 DDG, § 18 MStV, § 36 VSBG); the page says what is left out. */
type ImprintFacts = {
  /** Who may sign for the company, by name and office. */
  representatives?: readonly string[]
  email?: string
  telephone?: string
  /** The register, and the number there. */
  register?: string
  /** `false` where the company has none. */
  vatId?: string | false
  /** Who answers for what is published, by name and address. */
  responsible?: string
  takesPartInArbitration?: boolean
}

/** Under which a seller collects the taxes of Canada: a receipt has to name them. */
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
    region: string
    country: string
  }
  /** Who sells, by telephone. */
  servicePhone: string
  /** Who helps customers, by telephone. */
  customerServiceNumber: string
  /** Two photo and video networks, a professional one, one for short posts, and a video site (S2 §2.7). */
  social: Readonly<Record<'instagram' | 'tiktok' | 'linkedin' | 'x' | 'youtube', BrandLink>>
  retailers: readonly BrandLink[]
  /** Without a source no rating shows (S2 §2.7). */
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
    region: 'QC',
    country: 'CA',
  },
  // Until then numbers that are kept free for examples, which nobody answers.
  servicePhone: '+1 514 555 0100', // owner: to give
  customerServiceNumber: '+1 514 555 0101', // owner: to give
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
    // owner: `gstHst`, the registration number for GST and HST; receipts say until then that it is to come.
    // owner: `qst`, the registration number for QST.
  },
}

/** Telephones of countries that have their own, elsewhere those of `BRAND`. */
export const COUNTRY_PHONES: Readonly<
  Record<string, { servicePhone: string; customerServiceNumber: string }>
> = {
  DE: { servicePhone: '+49 30 23125 100', customerServiceNumber: '+49 30 23125 101' }, // owner: to give
  FR: { servicePhone: '+33 1 99 00 01 00', customerServiceNumber: '+33 1 99 00 01 01' }, // owner: to give
  GB: { servicePhone: '+44 20 7946 0100', customerServiceNumber: '+44 20 7946 0101' }, // owner: to give
}
