import { AGREEMENT_DOCUMENT } from '#features/agreement/kept-agreement.ts'
import type { FilledAgreement } from '#services/account/kept-agreement.ts'
import type { Written } from '#services/search/document-texts.ts'

/** A document that is written out; the agreement of the first screen comes with what the account has filled in. */
export type FilledText = Written & { own?: FilledAgreement }

/** Adds what an account has filled in to the agreement that it belongs to; any other text stays as it is. */
export const filledText = (
  written: Written | undefined,
  own: FilledAgreement | undefined,
): FilledText | undefined =>
  written && own && written.text.document === AGREEMENT_DOCUMENT ? { ...written, own } : written

/** What the account has filled into the blank of this name; undefined where the blank keeps its example. */
export const filledBlank = (name: string, own: FilledAgreement | undefined): string | undefined =>
  name === 'company' || name === 'place' ? own?.[name] : undefined
