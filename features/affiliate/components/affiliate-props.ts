import type { ReactNode } from 'react'
import type { SectionProps } from '#components/sections/section-props.ts'

/** What a page hands down so that words of a message open the affiliate agreement over it (S2 §2.8). */
export type AgreementLink = (words: ReactNode) => ReactNode

/** What each part of the page on the programme is given. */
export type ProgrammeProps = Pick<SectionProps, 'locale' | 'claims' | 'documents' | 'signUp'> & {
  agreement: AgreementLink
}
