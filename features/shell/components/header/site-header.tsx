import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { HeaderBar } from '#components/layout/header-bar.tsx'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Logo } from '#components/ui/logo.tsx'
import { ServicePhone } from '#components/ui/service-phone.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { handOffUrl } from '#features/destination/hand-off-url.ts'
import { loginLink } from '#features/destination/login-link.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { BRAND } from '#lib/config/brand.ts'
import { pageAddresses, publicEnv } from '#lib/config/env-public.ts'
import type { Layout } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { treesLine } from '../trees-line.ts'
import { createAccountLink } from './create-account-link.ts'
import { SiteMenu } from './site-menu.tsx'

/** The parts that a page passes to its header. */
export type HeaderParts = {
  /** The action for visitors without account; left out where a page has no dialog: the header then links to account creation (S2 §2.6). */
  signUp?: SignUpSlot | undefined
  /** Words of that action in place of the usual ones (S2 §2.6). */
  callToAction?: string | undefined
  /** The search field of the templates menu. */
  search?: ReactNode
  showsLogIn?: boolean
}

type Props = HeaderParts & {
  layout: Layout
  locale: Locale
  /** Public path of the page without language prefix. */
  path: string
}

const logOutAddress = (locale: Locale) =>
  `${API_PATHS.logOut}?${new URLSearchParams({ [QUERY.language]: locale })}`

/** The substitute for the sign-up action on a page without a dialog. */
const accountCreation =
  (href: string): SignUpSlot =>
  ({ className, children }) => (
    <a href={href} className={className}>
      {children}
    </a>
  )

/** The line beside the logo: that of the layout, or the trees of the pages on sustainability (S2 §2.4, §4). */
const taglineOf = async ({ layout, locale, path }: Props) => {
  const t = await getTranslations({ locale, namespace: 'menus' })
  const trees = await treesLine({ locale, path })
  return trees ?? (layout.tagline && t(`taglines.${layout.tagline}`))
}

/** The header of a layout (S2 §2.3, §2.4, §2.6, §6). */
export const SiteHeader = async (props: Props) => {
  const { layout, locale, path, signUp, callToAction, search } = props
  const t = await getTranslations({ locale, namespace: 'shell' })
  const tMenus = await getTranslations({ locale, namespace: 'menus' })
  const { WEB_APP_URL } = pageAddresses()
  const { ACCOUNT_SITE_URL } = publicEnv()
  const elsewhere =
    layout.signUp === 'none'
      ? undefined
      : accountCreation(createAccountLink({ accountSiteUrl: ACCOUNT_SITE_URL, locale }))
  const action = signUp ?? elsewhere
  const { showsLogIn = true } = props
  return (
    <HeaderBar
      isSticky={layout.isSticky}
      logo={
        <SiteLink to="home" locale={locale} label={t('home', { name: BRAND.name })}>
          <Logo name={BRAND.name} />
        </SiteLink>
      }
      tagline={await taglineOf(props)}
      phone={
        layout.hasPhone ? (
          <p className="header-phone">
            {BRAND.customerServiceNumber ? (
              <>
                <span>{tMenus('links.support')}</span>
                <ServicePhone kind="support" className="link" />
              </>
            ) : (
              <SiteLink to="contact" locale={locale} className="link">
                {tMenus('links.support')}
              </SiteLink>
            )}
          </p>
        ) : null
      }
      menu={
        layout.menu === 'none' ? null : (
          <SiteMenu menu={layout.menu} {...{ locale, search, path }} />
        )
      }
      words={{
        navigation: tMenus('main'),
        menu: t('menu'),
        logIn: t('logIn'),
        account: t('account'),
      }}
      logOut={{ action: logOutAddress(locale), text: t('logOut') }}
      logInUrl={showsLogIn ? loginLink({ webAppUrl: WEB_APP_URL, locale }) : undefined}
      accountUrl={handOffUrl({ locale, entryPoint: publicPath({ locale, path }) })}
      signUp={action?.({
        className: buttonClasses('outlined', 'header-action'),
        children: callToAction ?? t('tryForFree'),
      })}
    />
  )
}
