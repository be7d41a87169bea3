import type { SectionProps } from '#components/sections/section-props.ts'
import type { AgreementLink } from '../agreement-link.ts'

/** What each part of the page on the programme is given. */
export type ProgrammeProps = Pick<SectionProps, 'locale' | 'claims'> & { agreement: AgreementLink }
