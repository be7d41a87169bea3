import { BRAND } from '#lib/config/brand.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { JsonLd } from './json-ld.tsx'

type Props = {
  locale: Locale
  /** The pages from the home page down to this one, each with its name; home is understood. */
  pages: readonly { route: PageRouteId; name: string }[]
}

/** Tells search engines where a page stands, as schema.org's breadcrumbs. */
export const Trail = ({ locale, pages }: Props) => {
  const { SITE_URL } = pageAddresses()
  const all = [{ route: 'home', name: BRAND.name } as const, ...pages]
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: all.map(({ route, name }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          item: `${SITE_URL}${routePath(route, locale)}`,
        })),
      }}
    />
  )
}
