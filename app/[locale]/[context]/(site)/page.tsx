import type { AgreementSlot } from '#components/layout/agreement-slot.ts'
import type { SectionProps } from '#components/sections/section-props.ts'
import { LiveAgreement } from '#features/agreement/components/live-agreement.tsx'
import { LibrarySearch } from '#features/documents/components/library/library-search.tsx'
import { HomeView } from '#features/home/components/home-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from './page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const View = (props: SectionProps) => {
  const { locale, documents, signUp } = props
  const agreement: AgreementSlot = (picture) => (
    <LiveAgreement locale={locale} tab={documents.signHere} signUp={signUp} {...picture} />
  )
  const search = <LibrarySearch route="home" showsLabel {...props} />
  return <HomeView {...props} search={search} agreement={agreement} />
}

const { generateMetadata, Page } = pageOf({ route: 'home', View })

export { generateMetadata, Page as default }
