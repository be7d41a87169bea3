import type { ReactNode } from 'react'
import type { SheetName } from '#components/documents/sheet.tsx'
import type { AgreementSlot } from '#components/layout/agreement-slot.ts'
import type { SignUpFormSlot, SignUpSlot } from '#components/layout/sign-up-slot.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { ClauseWords } from '#lib/i18n/clause-words.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import type { SectionOf, SectionType } from '../landing-sections.ts'
import type { VideoWords } from '../server/load-video-words.ts'

/** The tools that all sections of a page share. */
export type SectionTools = {
  locale: Locale
  /** The section that the page opens with. */
  opening?: SectionType | undefined
  /** The sheet that it shows, where it shows one by its name. */
  sheet?: SheetName | undefined
  /** The words on its button. */
  action?: string | undefined
  /** Words on the drawn sheets. */
  words: DocumentWords
  signUp: SignUpSlot
  /** The form with the e-mail field, for an opening that shows it in the page. */
  signUpForm: SignUpFormSlot
  /** What it costs, under the action of the opening. */
  price?: ReactNode
  /** The agreement that takes the visitor's name, for an opening whose first sheet is a contract. */
  agreement?: AgreementSlot
  /** Words of the clauses that a record may name. */
  clauses: ClauseWords
  /** Heading of a section with one of them. */
  clauseHeading: string
  /** The subject, below that. */
  clauseLead: string
  /** An e-mail address as one would type it. */
  emailExample: string
  /** Words in, on and under the films. */
  videos: VideoWords
  /** The related documents of the page, where its record has a section for them. */
  documents?: ReactNode
  /** The heading over them when they are not those of the record's keyword. */
  usualDocuments?: { title: string; lead: string } | undefined
  /** The search of the library, in the opening. */
  search?: ReactNode
}

/** The props of the component of one section type. */
export type LandingSectionProps<Type extends SectionType> = {
  section: SectionOf<Type>
  /** Id of the section's heading, unique on its page. */
  headingId: string
  tools: SectionTools
}
