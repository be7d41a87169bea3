import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageFrame } from '#components/layout/page-frame.tsx'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { LAYOUTS } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES, type RouteId } from '#lib/config/routes.ts'
import { isBannerExcluded } from '../banner-exclusions.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type Props = {
  route: RouteId
  locale: Locale
  /** Public path without language prefix, where the registry's is that of a whole family. */
  path?: string
  /** Left out where a page has no sign-up dialog. */
  signUp?: SignUpSlot
  /** Whether the header leads to the login (S2 §2.3: unless switched off on /l/ pages). */
  showsLogIn?: boolean
  /** Whether the page hydrates at once. */
  isApplication?: boolean | undefined
  children: ReactNode
}

/** A page between the header and the footer that the registry gives its route (S2 §2.4). */
export const SiteFrame = async ({ route, locale, children, ...page }: Props) => {
  const t = await getTranslations({ locale, namespace: 'shell' })
  const {
    layout: layoutName,
    path,
    signUp,
    showsLogIn = true,
    isApplication = false,
  } = { ...ROUTES[route], ...page }
  const layout = LAYOUTS[layoutName]
  return (
    <PageFrame
      skip={t('skip')}
      header={<SiteHeader {...{ layout, locale, path, signUp, showsLogIn }} />}
      footer={<SiteFooter kind={layout.footer} locale={locale} />}
      isBannerExcluded={isBannerExcluded(path)}
      isApplication={isApplication}
    >
      {children}
    </PageFrame>
  )
}
