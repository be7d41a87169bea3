import type { Locale } from '#lib/config/locales.ts'
import type { Claims } from '#lib/i18n/claims.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import type { SignUpSlot } from '../layout/sign-up-slot.ts'

/** The props of every section of a page of the registry. */
export type SectionProps = {
  locale: Locale
  claims: Claims
  documents: DocumentWords
  signUp: SignUpSlot
}
