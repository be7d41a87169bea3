import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { getTranslations } from 'next-intl/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Article, BreadcrumbList, Organization } from 'schema-dts'
import { JsonLd } from '#components/page/json-ld.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Day } from '#components/ui/day.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { SOCIAL_CARD } from '#lib/config/public-files.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { Story } from '../story.ts'
import { StoryPicture } from './story-picture.tsx'

type StoryDataProps = { locale: Locale; story: Story }

const articleOf = ({ locale, story }: StoryDataProps): Exclude<Article, string> => {
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
    mainEntityOfPage: `${SITE_URL}${story.href}`,
  }
}

/** A story's page for search engines: an article, and its place on the site. */
const StoryData = async ({ locale, story }: StoryDataProps) => {
  const t = await getTranslations({ locale, namespace: 'newsroom' })
  const { SITE_URL } = pageAddresses()
  const steps = [
    { href: routePath('home', locale), name: t('story.home') },
    { href: routePath('newsroom', locale), name: t('label') },
    { href: story.href, name: story.title },
  ]
  const crumbs: Exclude<BreadcrumbList, string> = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ href, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${SITE_URL}${href}`,
    })),
  }
  return (
    <>
      <JsonLd data={articleOf({ locale, story })} />
      <JsonLd data={crumbs} />
    </>
  )
}

type StoryNeighborsProps = { locale: Locale; newer: Story | undefined; older: Story | undefined }

/** The next newer story, the next older one, and the way back to all. */
const StoryNeighbors = async ({ locale, newer, older }: StoryNeighborsProps) => {
  const [t, tNews] = await Promise.all([
    getTranslations({ locale, namespace: 'newsroom.story' }),
    getTranslations({ locale, namespace: 'newsroom' }),
  ])
  const ways = [
    { rel: 'prev', words: t('older'), story: older },
    { rel: 'next', words: t('newer'), story: newer },
  ]
  return (
    <nav aria-label={t('others')} className="bg-desk">
      <div className="container-page beside-md neighbors">
        {ways.map(({ rel, words, story }) =>
          story ? (
            <a key={rel} rel={rel} href={story.href}>
              <span>
                {words}
                {story.isFictional ? ` · ${tNews('tale')}` : null}
              </span>
              <strong>{story.title}</strong>
            </a>
          ) : null,
        )}
        <SiteLink to="newsroom" locale={locale} className="link">
          {t('all')}
        </SiteLink>
      </div>
    </nav>
  )
}

/** The place of a story on the site. */
const StoryCrumbs = async ({ locale, title }: { locale: Locale; title: string }) => {
  const t = await getTranslations({ locale, namespace: 'newsroom' })
  return (
    <nav aria-label={t('story.crumbs')} className="crumbs">
      <ol>
        <li>
          <SiteLink to="home" locale={locale}>
            {t('story.home')}
          </SiteLink>
        </li>
        <li>
          <SiteLink to="newsroom" locale={locale}>
            {t('label')}
          </SiteLink>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}

type Props = {
  locale: Locale
  story: Story
  newer: Story | undefined
  older: Story | undefined
}

/** A story with its day, author and picture, the page that has more of it, and the ways to its neighbors. */
export const StoryView = async ({ locale, story, newer, older }: Props) => {
  const t = await getTranslations({ locale, namespace: 'newsroom.story' })
  const tNews = await getTranslations({ locale, namespace: 'newsroom' })
  const claims = await loadClaims(locale)
  return (
    <>
      <StoryData locale={locale} story={story} />
      <article className="container-page beside story">
        <StoryCrumbs locale={locale} title={story.title} />
        <header>
          <p className="dateline">
            {story.isFictional ? <strong>{tNews('tale')}</strong> : null}
            <Day date={story.date} locale={locale} />
            <span>{t('by', { author: story.author })}</span>
          </p>
          <h1 className="text-display tracking-tight">{story.title}</h1>
          <p className="text-lead text-ink-soft">{story.description}</p>
        </header>
        <div className="story-picture">
          <StoryPicture {...story.picture} claims={claims} locale={locale} />
        </div>
        <div className="story-text">
          {toJsxRuntime(story.body, { Fragment, jsx, jsxs })}
          <p className="story-next">
            <a href={story.next.href} className={buttonClasses('primary')}>
              {story.next.words}
            </a>
          </p>
        </div>
      </article>
      <StoryNeighbors {...{ locale, newer, older }} />
    </>
  )
}
