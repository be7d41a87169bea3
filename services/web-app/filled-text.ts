import { AGREEMENT_DOCUMENT } from '#features/agreement/kept-agreement.ts'
import type { FilledAgreement } from '#services/account/kept-agreement.ts'
import type { Written } from '#services/search/document-texts.ts'

/** A document that is written out, with what the account has filled in where it is the agreement of the first screen. */
export type FilledText = Written & { own?: FilledAgreement }

/** Puts what an account has filled in beside the text, if this is the agreement that it was filled into. */
export const filledText = (
  written: Written | undefined,
  own: FilledAgreement | undefined,
): FilledText | undefined =>
  written && own && written.text.document === AGREEMENT_DOCUMENT ? { ...written, own } : written

/** What stands in the blank of a name; undefined where it is left to an example. */
export const filledBlank = (name: string, own: FilledAgreement | undefined): string | undefined =>
  name === 'company' || name === 'place' ? own?.[name] : undefined
