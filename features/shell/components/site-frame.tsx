import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageFrame } from '#components/layout/page-frame.tsx'
import { openPoints, publicEnv, takesRealMoney } from '#lib/config/env-public.ts'
import { LAYOUTS, type LayoutName } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { pathIn, type RouteId } from '#lib/config/routes.ts'
import { isBannerExcluded } from '../banner-exclusions.ts'
import { layoutOf } from '../layout-of.ts'
import { AnnouncementSlot } from './announcement-slot.tsx'
import { SiteHeader, type HeaderParts } from './header/site-header.tsx'
import { SiteFooter } from './site-footer.tsx'
import { VideoOverlay } from './video-overlay.tsx'

const command = (words: ReactNode) => <code>{words}</code>

/** Says at the foot how much the owner has yet to give; where real money is taken, what is missing is left out without a word. */
const OpenPoints = async ({ locale }: { locale: Locale }) => {
  const count = openPoints()
  if (count === 0 || takesRealMoney()) return null
  const t = await getTranslations({ locale, namespace: 'shell' })
  return (
    <aside className="border-t border-line bg-marker-soft py-2 text-center text-tiny">
      <p className="container-page">{t.rich('openPoints', { count, code: command })}</p>
    </aside>
  )
}

type Props = HeaderParts & {
  route: RouteId
  locale: Locale
  /** In place of the layout that the registry gives the route. */
  layout?: LayoutName
  /** Public path without language prefix, where the registry's is that of a whole family. */
  path?: string | undefined
  /** The part beside the page: the help of its layout, its films. */
  aside?: ReactNode
  children: ReactNode
}

/** A page between the header and the footer of its layout (S2 §2.4). */
export const SiteFrame = async ({ route, locale, aside, children, ...page }: Props) => {
  const t = await getTranslations({ locale, namespace: 'shell' })
  const {
    layout: name,
    path = pathIn(route, locale),
    ...parts
  } = { layout: layoutOf(route, locale), ...page }
  const layout = LAYOUTS[name]
  return (
    <PageFrame
      skip={t('skip')}
      header={
        <>
          <AnnouncementSlot {...{ route, layout: name, locale }} />
          <SiteHeader {...{ layout, locale, path }} {...parts} />
        </>
      }
      footer={
        <>
          <SiteFooter kind={layout.footer} {...{ locale, path, signUp: parts.signUp }} />
          <OpenPoints locale={locale} />
        </>
      }
      isBannerExcluded={isBannerExcluded(path)}
    >
      {publicEnv().TEST_PAYMENTS === '1' ? (
        <p role="note" className="container-page text-small">
          {t('testPayments')}
        </p>
      ) : null}
      {children}
      {layout.video ? <VideoOverlay name={layout.video} locale={locale} hasPicture /> : null}
      {aside}
    </PageFrame>
  )
}
