import { getTranslations } from 'next-intl/server'
import { JsonLd } from '#components/page/json-ld.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'

type Props = {
  locale: Locale
  /** The pages below the library's own, down to this one. */
  below: readonly { route: PageRouteId; name: string }[]
}

/** The way from the home page to a page of the library, for visitors and for search engines. */
export const LibraryTrail = async ({ locale, below }: Props) => {
  const t = await getTranslations({ locale, namespace: 'library.shelf' })
  const { SITE_URL } = pageAddresses()
  const steps = [
    { route: 'home', name: t('home') } as const,
    { route: 'library', name: t('library') } as const,
    ...below,
  ]
  return (
    <nav aria-label={t('trail')} className="trail">
      <ol>
        {steps.map(({ route, name }, at) => (
          <li key={route}>
            {at === steps.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <SiteLink to={route} locale={locale} className="footer-link">
                {name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ route, name }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name,
            item: `${SITE_URL}${routePath(route, locale)}`,
          })),
        }}
      />
    </nav>
  )
}
