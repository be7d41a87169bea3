import type { Buyer } from '#features/checkout/purchase-contract.ts'
import { isReverseCharged, type TaxLine } from '#features/checkout/tax.ts'
import { vatNumberIn } from '#features/checkout/vat-number.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { postalAddress } from '#lib/util/postal-address.ts'
import { wordsOf } from '#services/words/words.ts'

export type PaperLine = { label: string; value: string }

/** A receipt or a credit note, as plain words: mail, its plain text, its file and the web app show the same. */
export type Paper = {
  language: Locale
  kind: 'receipt' | 'credit-note'
  /** As the seller's books have it: `R-000042`, `C-000007`. */
  number: string
  title: string
  /** Numbers and dates. */
  facts: readonly PaperLine[]
  /** List price, discount where there was one, the amount before tax, then each tax. */
  amounts: readonly PaperLine[]
  total: PaperLine
  /** The changes of the total since. */
  after: readonly PaperLine[]
  /** Seller and buyer. */
  parties: readonly { title: string; lines: readonly string[] }[]
}

/** The file name of a paper. */
export const paperFile = ({ number }: Pick<Paper, 'number'>): string => `${number}.pdf`

type Parties = { buyer: Buyer; taxes: readonly TaxLine[]; locale: Locale }

type Registered = Pick<typeof BRAND, 'imprint' | 'taxRegistrations'>

/** The seller's registrations, as far as the owner has given them; for taxes of Canada only where they were collected. */
const registrations = (
  { taxes, locale }: Pick<Parties, 'taxes' | 'locale'>,
  { imprint, taxRegistrations }: Registered,
): string[] => {
  const words = wordsOf(locale).papers
  const { gstHst, qst } = taxRegistrations
  const { register, vatId } = imprint
  const has = (...names: readonly string[]) => taxes.some(({ tax }) => names.includes(tax))
  return [
    ...(register ? [register] : []),
    ...(vatId ? [fillText(words.vatNumber, { number: vatId })] : []),
    ...(gstHst && has('GST', 'HST') ? [fillText(words.gstHstNumber, { number: gstHst })] : []),
    ...(qst && has('QST') ? [fillText(words.qstNumber, { number: qst })] : []),
  ]
}

/** A place as a receipt writes it. */
export const writtenPlace = (
  { country, province }: Pick<Buyer, 'country' | 'province'>,
  locale: Locale,
): string => {
  const land = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return province ? `${province}, ${land}` : land
}

/** In these countries the code follows the city; elsewhere it stands before it. */
const CITY_FIRST: readonly string[] = ['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US', 'ZA']

/** The lines of the address that was given for the invoice, or the place alone. */
const buyerAddress = (buyer: Buyer, locale: Locale): string[] => {
  const { street, city, postalCode, country, province } = buyer
  // Rows from before an address was asked for have none of these.
  if (!street || !city) return [writtenPlace(buyer, locale)]
  const parts = CITY_FIRST.includes(country)
    ? [city, province, postalCode]
    : [postalCode, city, province]
  return [
    street,
    parts.filter(Boolean).join(' '),
    writtenPlace({ country, province: null }, locale),
  ]
}

/** The seller and the buyer as a receipt has to name them. */
export const partiesOf = (
  { buyer, taxes, locale }: Parties,
  registered: Registered = BRAND,
): Paper['parties'] => {
  const words = wordsOf(locale).papers
  const { company, taxNumber, country } = buyer
  const isVat = isReverseCharged(taxes) || vatNumberIn(taxNumber, country)?.hasLetters === true
  return [
    {
      title: words.seller,
      lines: [
        BRAND.legalName,
        ...postalAddress(locale),
        ...registrations({ taxes, locale }, registered),
      ],
    },
    {
      title: words.buyer,
      lines: [
        ...(company ? [company] : []),
        `${buyer.firstName} ${buyer.lastName}`,
        buyer.email,
        ...buyerAddress(buyer, locale),
        ...(taxNumber
          ? [fillText(words[isVat ? 'vatNumber' : 'buyerTaxNumber'], { number: taxNumber })]
          : []),
      ],
    },
  ]
}
