import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { getTranslations } from 'next-intl/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import type { Story } from '../server/load-story.ts'
import { pageAfter } from '../stories.ts'
import { StoryCrumbs } from './story-crumbs.tsx'
import { StoryData } from './story-data.tsx'
import { StoryDate } from './story-date.tsx'
import { StoryNeighbors } from './story-neighbors.tsx'
import { StoryPicture } from './story-picture.tsx'

type Props = {
  locale: Locale
  story: Story
  newer: Story | undefined
  older: Story | undefined
}

/** A story with its day, author and picture, the page that has more of it, and the ways to its neighbors. */
export const StoryView = async ({ locale, story, newer, older }: Props) => {
  const t = await getTranslations({ locale, namespace: 'newsroom.story' })
  const claims = await loadClaims(locale)
  return (
    <>
      <StoryData locale={locale} story={story} />
      <article className="container-page story">
        <StoryCrumbs locale={locale} title={story.title} />
        <header>
          <h1 className="text-display tracking-tight">{story.title}</h1>
          <p className="text-lead text-ink-soft">{story.description}</p>
          <p className="dateline">
            <StoryDate date={story.date} locale={locale} />
            <span>{t('by', { author: story.author })}</span>
          </p>
        </header>
        <div className="story-picture">
          <StoryPicture id={story.id} claims={claims} locale={locale} label={story.picture} />
        </div>
        <div className="story-text">
          {toJsxRuntime(story.body, { Fragment, jsx, jsxs })}
          <p className="story-next">
            <SiteLink to={pageAfter(story.id)} locale={locale} className={buttonClasses('primary')}>
              {t(`next.${story.id}`)}
            </SiteLink>
          </p>
        </div>
      </article>
      <StoryNeighbors {...{ locale, newer, older }} />
    </>
  )
}
