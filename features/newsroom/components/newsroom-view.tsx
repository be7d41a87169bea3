import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { marker } from '#components/ui/marker.tsx'
import { BRAND } from '#lib/config/brand.ts'
import { NEWS_FEED_PATH } from '#lib/config/routes.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { loadStories } from '../server/load-story.ts'
import { LeadStory } from './lead-story.tsx'
import { Press } from './press.tsx'
import { StoryTeaser } from './story-teaser.tsx'

/** The newsroom as a bulletin: a masthead, one lead story, the others below it, and a desk for the press (S2 §2.2). */
export const NewsroomView = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'newsroom' })
  const stories = await loadStories(locale)
  const [lead, ...others] = stories
  return (
    <>
      <div className="container-page bulletin">
        <header className="masthead">
          <p>
            <span>{BRAND.name}</span>
            <span>{t('masthead.place')}</span>
            <a href={publicPath({ locale, path: NEWS_FEED_PATH })} className="link">
              {t('masthead.feed')}
            </a>
          </p>
          <h1 className="tracking-tight">{t.rich('masthead.title', { mark: marker })}</h1>
          <p className="max-w-read text-lead text-ink-soft">{t('masthead.lead')}</p>
        </header>
        {lead ? (
          <LeadStory {...{ locale, claims }} story={lead} kicker={t('lead')} action={t('read')} />
        ) : null}
        <section aria-labelledby="earlier">
          <h2 id="earlier" className="text-title">
            {t('earlier')}
          </h2>
          <ul className="teasers">
            {others.map((story) => (
              <li key={story.id}>
                <StoryTeaser {...{ locale, claims, story }} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Press locale={locale} claims={claims} />
    </>
  )
}
