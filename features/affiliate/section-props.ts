import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Claims } from '#lib/i18n/claims.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'

/** What every section of the pages for affiliates' visitors is given. */
export type SectionProps = {
  locale: Locale
  claims: Claims
  documents: DocumentWords
  signUp: SignUpSlot
}
