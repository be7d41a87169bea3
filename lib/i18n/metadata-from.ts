import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { PageRouteId } from '#lib/config/routes.ts'
import { loadClaims } from './claims.ts'
import { pageLocale, type LocaleParams } from './page-locale.ts'
import { pageMetadata } from './page-metadata.ts'

type Source = {
  id: PageRouteId
  /** Where title and description stand in the messages. */
  namespace:
    | 'cookiePolicy.meta'
    | 'feedback.meta'
    | 'home.meta'
    | 'legal.privacy.meta'
    | 'legal.terms.meta'
    | 'start.materials.meta'
    | 'start.plans.meta'
    | 'start.visitor.meta'
}

/** The `generateMetadata` of a page whose title and description are messages, with the figures that they name. */
export const metadataFrom =
  ({ id, namespace }: Source) =>
  async ({ params }: LocaleParams): Promise<Metadata> => {
    const locale = await pageLocale(params)
    const t = await getTranslations({ locale, namespace })
    const claims = await loadClaims(locale)
    return pageMetadata({ id, locale, title: t('title'), description: t('description', claims) })
  }
