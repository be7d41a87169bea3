import { getTranslations } from 'next-intl/server'
import { HeaderBar } from '#components/layout/header-bar.tsx'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Logo } from '#components/ui/logo.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { handOffUrl } from '#features/destination/hand-off-url.ts'
import { loginLink } from '#features/destination/login-link.ts'
import { BRAND } from '#lib/config/brand.ts'
import { pageAddresses, publicEnv } from '#lib/config/env-public.ts'
import type { Layout } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { headerLinks } from '../navigation.ts'
import { createAccountLink } from './create-account-link.ts'

type Props = {
  layout: Layout
  locale: Locale
  /** Public path of the page without language prefix. */
  path: string
  /** Left out where a page has no dialog: its header then links to account creation (S2 §2.6). */
  signUp?: SignUpSlot | undefined
  showsLogIn: boolean
}

/** What stands in for the sign-up action on a page without a dialog. */
const accountCreation =
  (href: string): SignUpSlot =>
  ({ className, children }) => (
    <a href={href} className={className}>
      {children}
    </a>
  )

/**
 * The header in one of the registry's kinds: full has the menu, sticky and plain only the actions; plain goes away
 * with the page (S2 §2.3, §2.6, §6).
 */
export const SiteHeader = async ({ layout, locale, path: page, signUp, showsLogIn }: Props) => {
  const t = await getTranslations({ locale, namespace: 'shell' })
  const links = layout.menu === 'site' ? headerLinks(Object.values(ROUTES), locale) : []
  const { WEB_APP_URL } = pageAddresses()
  const { ACCOUNT_SITE_URL } = publicEnv()
  const elsewhere =
    layout.signUp === 'none' || layout.menu === 'none'
      ? undefined
      : accountCreation(createAccountLink({ accountSiteUrl: ACCOUNT_SITE_URL, locale }))
  const action = signUp ?? elsewhere
  return (
    <HeaderBar
      isSticky={layout.isSticky}
      logo={
        <SiteLink to="home" locale={locale} label={t('home', { name: BRAND.name })}>
          <Logo name={BRAND.name} />
        </SiteLink>
      }
      navigation={links.map(({ label, path }) => ({
        label: t(`navigation.${label}`),
        url: publicPath({ locale, path }),
      }))}
      words={{
        navigation: t('mainNavigation'),
        menu: t('menu'),
        logIn: t('logIn'),
        account: t('account'),
      }}
      logInUrl={showsLogIn ? loginLink({ webAppUrl: WEB_APP_URL, locale }) : undefined}
      accountUrl={handOffUrl({ locale, entryPoint: publicPath({ locale, path: page }) })}
      signUp={action?.({
        className: buttonClasses('outlined', 'header-action'),
        children: t('tryForFree'),
      })}
    />
  )
}
