import type { Metadata } from 'next'
import { BRAND } from '#lib/config/brand.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/config/locales.ts'
import { SOCIAL_CARD } from '#lib/config/public-files.ts'
import { ROUTES, type PageRouteId } from '#lib/config/routes.ts'
import { shareCardPath } from '#lib/config/share-cards.ts'
import { routePath } from './public-path.ts'

type Input = { id: PageRouteId; locale: Locale; title: string; description: string }

/** The absolute address of a page route in each language that has it, and of the fallback (S2 §2.1). */
export const languageLinks = (id: PageRouteId, siteUrl: string): Record<string, string> => ({
  ...Object.fromEntries(
    ROUTES[id].locales.map((locale) => [locale, `${siteUrl}${routePath(id, locale)}`]),
  ),
  'x-default': `${siteUrl}${routePath(id, DEFAULT_LOCALE)}`,
})

/** Title, description, canonical and hreflang links, robots and sharing data of a page route. */
export const pageMetadata = ({ id, locale, title, description }: Input): Metadata => {
  const { SITE_URL } = pageAddresses()
  const canonical = `${SITE_URL}${routePath(id, locale)}`
  const isIndexed = ROUTES[id].robots === 'index'
  return {
    title: `${title} | ${BRAND.name}`,
    description,
    alternates: { canonical, ...(isIndexed && { languages: languageLinks(id, SITE_URL) }) },
    robots: isIndexed ? { index: true, follow: true } : { index: false, follow: false },
    openGraph: {
      type: 'website',
      siteName: BRAND.name,
      title,
      description,
      url: canonical,
      locale: LOCALES[locale].openGraph,
      images: [
        {
          url: `${SITE_URL}${shareCardPath(id, locale) ?? SOCIAL_CARD.path}`,
          width: SOCIAL_CARD.width,
          height: SOCIAL_CARD.height,
          alt: isIndexed ? `${title} | ${BRAND.name}` : BRAND.name,
        },
      ],
    },
  }
}
