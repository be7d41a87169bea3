import type { OfferRecord } from '#features/pricing/offer-record.ts'
import { asOfferRecord } from '#features/pricing/parse-offer-record.ts'

/** What a file of an offer holds at least. */
export const OFFER_FILE = {
  label: 'Offer of a test',
  keyword: 'test-offer',
  headline: 'A fair price for **the whole cabinet.**',
  meta: { title: 'Plans of a test', description: 'What a year of each plan costs.' },
}

/** An offer record with some fields of its own. */
export const offerRecordOf = (changes: object = {}): OfferRecord =>
  asOfferRecord({ ...OFFER_FILE, ...changes }, 'test')
