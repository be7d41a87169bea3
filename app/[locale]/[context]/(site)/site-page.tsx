import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { Trail } from '#components/page/trail.tsx'
import { SignUpLink } from '#features/signup/components/sign-up-link.tsx'
import { SignUp } from '#features/signup/components/sign-up.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { pathIn, ROUTES, type PageRouteId } from '#lib/config/routes.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { SiteShell } from '../site-shell.tsx'

type Props = {
  route: PageRouteId | 'newsStory'
  locale: Locale
  /** Public path without language, where the registry's is that of a whole family. */
  path?: string
  /** The name of the page; sent as DocName when somebody signs up on it. */
  label: string
  /** Whether the page shows where it stands, and says so to search engines itself. */
  showsTrail?: boolean
  children: (signUp: SignUpSlot) => ReactNode
}

/** Home is where the trail of the others begins; a page that is not listed needs none. */
const isListed = (route: PageRouteId) => route !== 'home' && ROUTES[route].robots === 'index'

/** A page between header and footer, with the sign-up dialog that its links open. */
export const SitePage = async (props: Props) => {
  const { route, locale, label, showsTrail, children } = props
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const { path = pathIn(route, locale) } = props
  const page = { locale, label, entryPoint: publicPath({ locale, path }) }
  const signUp: SignUpSlot = ({ isHero: _sameHeading, ...link }) => (
    <SignUpLink {...page} start="account" {...link} />
  )
  return (
    <>
      <SiteShell {...{ route, locale, path, signUp }}>{children(signUp)}</SiteShell>
      <SignUp
        locale={locale}
        variant="email-only"
        heading={t('heading')}
        label={label}
        keyword={label}
        path={path}
        starts={['account', 'document']}
      />
      {route !== 'newsStory' && isListed(route) && !showsTrail ? (
        <Trail locale={locale} pages={[{ route, name: label }]} />
      ) : null}
    </>
  )
}
