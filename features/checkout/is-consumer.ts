import type { Buyer } from './purchase-contract.ts'

/** The tax code of a person in Italy (*codice fiscale*, D.M. 23 December 1976): letters stand for digits where two people had the same. */
const ITALIAN_PERSON = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/

/** Whether the law protects a buyer as a consumer: who names a company or the number of a business is none. */
export const isConsumer = ({
  company,
  taxNumber,
  country,
}: Pick<Buyer, 'company' | 'taxNumber' | 'country'>): boolean => {
  if (company !== null) return false
  const isPersonal = country === 'IT' && ITALIAN_PERSON.test(taxNumber?.toUpperCase() ?? '')
  return taxNumber === null || isPersonal
}
