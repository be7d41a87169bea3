import type { ReactNode } from 'react'
import type { SectionProps } from '#components/sections/section-props.ts'

/** A function that a page passes down so that words of a message open the affiliate agreement over it (S2 §2.8). */
export type AgreementLink = (words: ReactNode) => ReactNode

/** The props of each part of the page on the programme. */
export type ProgrammeProps = Pick<SectionProps, 'locale' | 'claims' | 'documents' | 'signUp'> & {
  agreement: AgreementLink
}
