import { notFound } from 'next/navigation'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { Island } from '#components/page/island.tsx'
import { SignUpLink } from '#features/signup/components/sign-up-link.tsx'
import { LAYOUTS, LAYOUT_NAMES, type LayoutName } from '#lib/config/layouts.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { SiteShell } from '../../../site-shell.tsx'
import { Shown } from '../../shown.tsx'

export const { prefetch } = UNPREFETCHED

type Props = { params: Promise<{ locale: string; state: string }> }

export const dynamicParams = false

export const generateStaticParams = () => LAYOUT_NAMES.map((state) => ({ state }))

export const generateMetadata = async ({ params }: Props) => {
  const { state } = await params
  return { title: `layout: ${state}`, robots: 'noindex, nofollow' }
}

const isLayoutName = (text: string): text is LayoutName => Object.hasOwn(LAYOUTS, text)

/** The parts around the pages of a layout, with every link that it will have. */
const LayoutPage = async ({ params }: Props) => {
  const { state } = await params
  const locale = await pageLocale(params)
  if (!isLayoutName(state)) notFound()
  const signUp: SignUpSlot = ({ isHero: _sameHeading, ...link }) => (
    <SignUpLink
      locale={locale}
      label="Gallery"
      entryPoint={routePath('home', locale)}
      start="account"
      {...link}
    />
  )
  return (
    <SiteShell
      route="home"
      locale={locale}
      layout={state}
      signUp={LAYOUTS[state].signUp === 'dialog' ? signUp : undefined}
    >
      <h1 className="container-page py-section">layout: {state}</h1>
      <Island name="shown" component={Shown} props={{}} />
    </SiteShell>
  )
}

export default LayoutPage
