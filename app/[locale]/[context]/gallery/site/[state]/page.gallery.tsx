import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { Island } from '#components/page/island.tsx'
import { SiteFrame } from '#features/shell/components/site-frame.tsx'
import { SignUpLink } from '#features/signup/components/sign-up-link.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { isPageState, PAGE_STATES } from '../../page-states.ts'
import { PageState } from './page-state.tsx'

export const { prefetch } = UNPREFETCHED

type Props = { params: Promise<{ locale: string; state: string }> }

export const dynamicParams = false

export const generateStaticParams = () => PAGE_STATES.map((state) => ({ state }))

export const generateMetadata = async ({ params }: Props) => {
  const { state } = await params
  return { title: `site: ${state}`, robots: 'noindex, nofollow' }
}

/** Header and footer of a page in one of the states of a visit. */
const SitePage = async ({ params }: Props) => {
  const { state } = await params
  const locale = await pageLocale(params)
  if (!isPageState(state)) notFound()
  const t = await getTranslations({ locale, namespace: 'shell.errorNotice' })
  const tSignUp = await getTranslations({ locale, namespace: 'signUp' })
  const signUp: SignUpSlot = ({ className, children }) => (
    <SignUpLink
      locale={locale}
      label="Gallery"
      entryPoint={routePath('home', locale)}
      start="account"
      className={className}
    >
      {children}
    </SignUpLink>
  )
  return (
    <>
      <SiteFrame route="home" locale={locale} signUp={signUp}>
        <h1 className="sr-only">site: {state}</h1>
      </SiteFrame>
      <Island
        name="page-state"
        component={PageState}
        props={{
          state,
          notice: { message: t('message'), action: t('action') },
          loading: tSignUp('handingOff'),
        }}
      />
    </>
  )
}

export default SitePage
