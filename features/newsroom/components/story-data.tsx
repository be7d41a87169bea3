import { getTranslations } from 'next-intl/server'
import type { Article, BreadcrumbList, Organization } from 'schema-dts'
import { JsonLd } from '#components/page/json-ld.tsx'
import { BRAND } from '#lib/config/brand.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { SOCIAL_CARD } from '#lib/config/public-files.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { Story } from '../server/load-story.ts'

type Props = { locale: Locale; story: Story }

const articleOf = ({ locale, story }: Props): Exclude<Article, string> => {
  const { SITE_URL } = pageAddresses()
  const author: Organization = { '@type': 'Organization', name: story.author, url: SITE_URL }
  return {
    '@type': 'Article',
    headline: story.title,
    description: story.description,
    inLanguage: locale,
    datePublished: story.date.toISOString(),
    author,
    publisher: { '@type': 'Organization', name: BRAND.legalName, url: SITE_URL },
    image: `${SITE_URL}${SOCIAL_CARD.path}`,
    mainEntityOfPage: `${SITE_URL}${routePath(story.id, locale)}`,
  }
}

/** What a page of a story says about itself: an article, and where it stands on the site. */
export const StoryData = async ({ locale, story }: Props) => {
  const t = await getTranslations({ locale, namespace: 'newsroom' })
  const { SITE_URL } = pageAddresses()
  const steps = [
    { id: 'home', name: t('story.home') },
    { id: 'newsroom', name: t('label') },
    { id: story.id, name: story.title },
  ] as const
  const crumbs: Exclude<BreadcrumbList, string> = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ id, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${SITE_URL}${routePath(id, locale)}`,
    })),
  }
  return (
    <>
      <JsonLd data={articleOf({ locale, story })} />
      <JsonLd data={crumbs} />
    </>
  )
}
