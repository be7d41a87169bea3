import type { SectionProps } from '#components/sections/section-props.ts'
import { ProgrammeView } from '#features/affiliate/components/programme/programme-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { AgreementDialog, agreementLink } from '../../agreement.tsx'
import { pageOf } from '../../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const View = (props: SectionProps) => (
  <>
    <ProgrammeView {...props} agreement={agreementLink(props.locale)} />
    <AgreementDialog locale={props.locale} />
  </>
)

const { generateMetadata, Page } = pageOf({ route: 'affiliateProgramme', View })

export { generateMetadata, Page as default }
