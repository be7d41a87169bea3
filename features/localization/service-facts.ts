import { BRAND, COUNTRY_PHONES } from '#lib/config/brand.ts'
import type { LocalizationRecord } from './localization-contract.ts'

type ServiceFacts = Pick<LocalizationRecord, 'servicePhone' | 'customerServiceNumber'> &
  Required<Pick<LocalizationRecord, 'storeId' | 'marketingMessage'>>

/** Stores that differ from the usual one: Canada's adds GST and QST (S2 §3 "Taxes shown"). */
const STORES: Readonly<Record<string, string>> = { CA: 'ca' }

const USUAL_STORE = 'us'

const MESSAGES: Readonly<Record<string, { en: string; fr: string }>> = {
  CA: {
    en: 'From Montreal, for businesses across Canada.',
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

/**
 * The owner's business facts in the record of a country (S2 §3): telephones as far as they are given, store, a line of welcome. The one
 * table of the reference service and of a site that learns the country from an edge network.
 */
export const serviceFacts = (countryCode: string): ServiceFacts => ({
  ...(BRAND.servicePhone && { servicePhone: BRAND.servicePhone }),
  ...(BRAND.customerServiceNumber && { customerServiceNumber: BRAND.customerServiceNumber }),
  ...COUNTRY_PHONES[countryCode],
  storeId: STORES[countryCode] ?? USUAL_STORE,
  marketingMessage: MESSAGES[countryCode] ?? USUAL_MESSAGE,
})
