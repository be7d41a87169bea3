import type { LocalizationRecord } from '#features/localization/localization-contract.ts'
import { BRAND } from '#lib/config/brand.ts'
import { flagFile } from './flags.ts'

type ServiceFacts = Pick<
  LocalizationRecord,
  'servicePhone' | 'customerServiceNumber' | 'storeId' | 'flagImage' | 'marketingMessage'
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

/** What the owner's business adds to the record of a country (S2 §3): store, telephones, flag, a line of welcome. */
export const serviceFacts = (countryCode: string): ServiceFacts => ({
  servicePhone: BRAND.servicePhone,
  customerServiceNumber: BRAND.customerServiceNumber,
  storeId: STORES[countryCode] ?? USUAL_STORE,
  flagImage: flagFile(countryCode),
  marketingMessage: MESSAGES[countryCode] ?? USUAL_MESSAGE,
})
