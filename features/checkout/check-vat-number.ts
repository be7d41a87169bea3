import { vatNumberIn, type VatCheck, type VatNumber } from './vat-number.ts'

/** The register of the Union knows no numbers of the United Kingdom. */
const BRITISH = 'GB'

/** Asks the register of VAT numbers (`lib/http/vat-register.ts`). */
export type AskVatRegister = (number: VatNumber) => Promise<VatCheck['answer']>

type Numbered = { country: string; taxNumber?: string | null | undefined }

/**
 * Has the register asked for the number of a buyer that has the form of its country; null where there is none. What is not checked counts by
 * its form, and is kept as such.
 */
export const checkVatNumber = async (
  { country, taxNumber = null }: Numbered,
  { askVatRegister, now }: { askVatRegister: AskVatRegister; now: () => Date },
): Promise<VatCheck | null> => {
  const found = vatNumberIn(taxNumber, country)
  if (!found) return null
  const number = `${found.prefix}${found.number}`
  const at = now().toISOString()
  const answer = country === BRITISH ? 'unchecked' : await askVatRegister(found)
  return { number, answer, at }
}
