import { notFound } from 'next/navigation'
import { Island } from '#components/page/island.tsx'
import { Help } from '#features/help/components/help.tsx'
import { SiteFrame } from '#features/shell/components/site-frame.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { HELP_STATES, isHelpShown } from '../../help-states.ts'
import { ExhibitedHelp } from './exhibited-help.tsx'

export const { prefetch } = UNPREFETCHED

type Props = { params: Promise<{ locale: string; state: string }> }

export const dynamicParams = false

export const generateStaticParams = () => HELP_STATES.map((state) => ({ state }))

export const generateMetadata = async ({ params }: Props) => {
  const { state } = await params
  return { title: `help: ${state}`, robots: 'noindex, nofollow' }
}

/** A page with the help chat in one of its states. */
const HelpPage = async ({ params }: Props) => {
  const { state } = await params
  const locale = await pageLocale(params)
  if (!isHelpShown(state)) notFound()
  return (
    <>
      <SiteFrame route="home" locale={locale}>
        <h1 className="sr-only">help: {state}</h1>
      </SiteFrame>
      <Help locale={locale} />
      <Island name="exhibited-help" component={ExhibitedHelp} props={{ state }} />
    </>
  )
}

export default HelpPage
