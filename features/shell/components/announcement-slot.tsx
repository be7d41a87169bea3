import { getTranslations } from 'next-intl/server'
import type { LayoutName } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { RouteId } from '#lib/config/routes.ts'
import type { AnnouncementPlace } from '#lib/records/announcement-index.ts'

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

type Props = { route: RouteId; layout: LayoutName; locale: Locale }

/**
 * The place for the line over the site, empty and hidden: what is said there changes by the day, so it is put in when the page is sent
 * (`lib/server/page-cache/put-in-announcement.ts`).
 */
export const AnnouncementSlot = async ({ route, layout, locale }: Props) => {
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
