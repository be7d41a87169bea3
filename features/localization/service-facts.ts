import { BRAND, COUNTRY_PHONES } from '#lib/config/brand.ts'
import type { LocalizationRecord } from './localization-contract.ts'

type ServiceFacts = Required<
  Pick<
    LocalizationRecord,
    'servicePhone' | 'customerServiceNumber' | 'storeId' | 'marketingMessage'
  >
>

/** Stores that differ from the usual one: Canada's adds GST and QST (S2 §3 "Taxes shown"). */
const STORES: Readonly<Record<string, string>> = { CA: 'ca' }

const USUAL_STORE = 'us'

const MESSAGES: Readonly<Record<string, { en: string; fr: string }>> = {
  CA: {
    en: 'From Montréal, for businesses across Canada.',
    fr: 'De Montréal, pour les entreprises de tout le Canada.',
  },
  FR: {
    en: 'Business document templates in French, ready to sign.',
    fr: 'Des modèles de documents d’entreprise en français, prêts à signer.',
  },
}

const USUAL_MESSAGE = {
  en: 'Business document templates, ready to sign.',
  fr: 'Des modèles de documents d’entreprise, prêts à signer.',
}

/** Telephones of the owner's that every page shows until a country is known. */
export const USUAL_PHONES = {
  servicePhone: BRAND.servicePhone,
  customerServiceNumber: BRAND.customerServiceNumber,
} as const

/**
 * What the owner's business adds to the record of a country (S2 §3): telephones, store, a line of welcome. The one table
 * of the reference service and of a site that learns the country from an edge network.
 */
export const serviceFacts = (countryCode: string): ServiceFacts => ({
  ...USUAL_PHONES,
  ...COUNTRY_PHONES[countryCode],
  storeId: STORES[countryCode] ?? USUAL_STORE,
  marketingMessage: MESSAGES[countryCode] ?? USUAL_MESSAGE,
})
