import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Island } from '#components/page/island.tsx'
import { legalDialogLink } from '#components/ui/legal-dialog-link.tsx'
import { LegalDialog } from '#features/legal/components/legal-dialog.tsx'
import { SiteFooter } from '#features/shell/components/site-footer.tsx'
import { VideoLink } from '#features/shell/components/video-link.tsx'
import { VideoOverlay } from '#features/shell/components/video-overlay.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { Shown } from '../../shown.tsx'
import { FOOT_STATES, footerOf, isFootState } from '../foot-states.ts'
import { OverlayOpener } from './overlay-opener.tsx'

export const { prefetch } = UNPREFETCHED

type Props = { params: Promise<{ locale: string; state: string }> }

export const dynamicParams = false

export const generateStaticParams = () => FOOT_STATES.map((state) => ({ state }))

export const generateMetadata = async ({ params }: Props) => {
  const { state } = await params
  return { title: `foot: ${state}`, robots: 'noindex, nofollow' }
}

/** The element to press for a state that shows something over the page. */
const OPENERS: Readonly<Record<string, string>> = {
  'license-dialog': '[data-dialog-page]',
  video: '[data-video]',
}

/** The foot of a page, and what opens over one, in one of their kinds. */
const FootPage = async ({ params }: Props) => {
  const { state } = await params
  const locale = await pageLocale(params)
  if (!isFootState(state)) notFound()
  const opener = OPENERS[state]
  const tLegal = await getTranslations({ locale, namespace: 'eula.meta' })
  return (
    <>
      <main className="container-page section">
        <h1>foot: {state}</h1>
        {legalDialogLink('eula', locale)(tLegal('title'))}{' '}
        <VideoLink name="budgeting" locale={locale} />
      </main>
      <SiteFooter
        kind={footerOf(state)}
        locale={locale}
        path={state === 'trees' ? '/company/sustainability' : '/'}
      />
      {state === 'video' ? (
        <VideoOverlay name="budgeting" locale={locale} hasPicture />
      ) : (
        <LegalDialog to="eula" locale={locale} title={tLegal('title')} />
      )}
      {opener ? (
        <Island name="overlay-opener" component={OverlayOpener} props={{ selector: opener }} />
      ) : (
        <Island name="shown" component={Shown} props={{}} />
      )}
    </>
  )
}

export default FootPage
