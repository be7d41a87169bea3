import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { openPoints, publicEnv, takesRealMoney } from '#lib/config/env-public.ts'
import { LAYOUTS, type LayoutName } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { pathIn, type RouteId } from '#lib/config/routes.ts'
import type { AnnouncementPlace } from '#lib/records/announcement-index.ts'
import { isBannerExcluded } from '../banner-exclusions.ts'
import { layoutOf } from '../layout-of.ts'
import { SiteHeader, type HeaderParts } from './header/site-header.tsx'
import { SiteFooter } from './site-footer.tsx'
import { VideoOverlay } from './video-overlay.tsx'

/** None over pages on which somebody pays, or ends a form that is seconds long. */
const PLACES: Readonly<Partial<Record<LayoutName, AnnouncementPlace>>> = {
  default: 'pages',
  budgeting: 'pages',
  company: 'pages',
  help: 'pages',
  legalLanding: 'pages',
  landing: 'landing',
  pricing: 'pricing',
  offer: 'pricing',
}

/** Whoever leaves is told of nothing else on the way out. */
const LEAVING: ReadonlySet<RouteId> = new Set(['cancelSubscription', 'withdrawal', 'uninstall'])

type AnnouncementSlotProps = { route: RouteId; layout: LayoutName; locale: Locale }

/**
 * The place for the line over the site, empty and hidden: what is said there changes by the day, so it is put in when the page is sent
 * (`lib/server/page-cache/put-in-announcement.ts`).
 */
export const AnnouncementSlot = async ({ route, layout, locale }: AnnouncementSlotProps) => {
  const place = route === 'home' ? route : PLACES[layout]
  if (place === undefined || LEAVING.has(route)) return null
  const t = await getTranslations({ locale, namespace: 'shell' })
  return (
    <aside
      hidden
      data-announcement={`${locale} ${place}`}
      aria-label={t('announcement')}
      className="border-b border-line bg-marker-soft py-2 text-center text-small"
    />
  )
}

type PageFrameProps = {
  /** Words of the link that jumps over the header. */
  skip: string
  header: ReactNode
  footer: ReactNode
  /** Whether the cookie banner stays away (S2 §2.3). */
  isBannerExcluded: boolean
  children: ReactNode
}

/** Header, main and footer, with a way past the header for keyboards. */
const PageFrame = ({ skip, header, footer, children, ...page }: PageFrameProps) => (
  <>
    {/* A landmark of its own: the cookie banner may stand before it, with a link. */}
    <nav aria-label={skip}>
      <a href="#content" className="skip button button-primary">
        {skip}
      </a>
    </nav>
    {header}
    <main id="content" tabIndex={-1} data-banner-excluded={page.isBannerExcluded ? '' : undefined}>
      {children}
    </main>
    {footer}
  </>
)

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
