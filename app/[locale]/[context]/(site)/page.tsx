import type { AgreementSlot } from '#components/layout/agreement-slot.ts'
import type { SectionProps } from '#components/sections/section-props.ts'
import { LiveAgreement } from '#features/agreement/components/live-agreement.tsx'
import { LibrarySearch } from '#features/documents/components/library/library-search.tsx'
import { HomeView } from '#features/home/components/home-view.tsx'
import { PreviewRibbon } from '#features/landing/components/preview-ribbon.tsx'
import { wordsIn } from '#lib/config/contexts.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { pageOf } from './page-of.tsx'

export const { prefetch } = UNPREFETCHED

const View = (props: SectionProps) => {
  const { locale, documents, signUp } = props
  const agreement: AgreementSlot = (picture) => (
    <LiveAgreement locale={locale} tab={documents.signHere} signUp={signUp} {...picture} />
  )
  const search = <LibrarySearch route="home" showsLabel {...props} />
  return <HomeView {...props} search={search} agreement={agreement} />
}

const { generateMetadata, Page } = pageOf({ route: 'home', View })

type Props = { params: Promise<{ locale: string; context: string }> }

const HomePage = async ({ params }: Props) => {
  const { until } = wordsIn((await params).context) ?? {}
  return (
    <>
      <Page params={params} />
      {until === undefined ? null : (
        <PreviewRibbon locale={await pageLocale(params)} until={until} />
      )}
    </>
  )
}

export { generateMetadata, HomePage as default }
