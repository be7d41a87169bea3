import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Day } from '#components/ui/day.tsx'
import { marker } from '#components/ui/marker.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { NEWS_FEED_PATH } from '#lib/config/news-feed.ts'
import type { Claims } from '#lib/i18n/claims.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import type { Story } from '../story.ts'
import { StoryPicture } from './story-picture.tsx'

const FACTS = ['name', 'company', 'since', 'offer', 'use', 'languages'] as const

/** For whoever writes about the company: its facts on an index card, to be copied, and whom to ask. */
const Press = async ({ locale, claims }: { locale: Locale; claims: Claims }) => {
  const t = await getTranslations({ locale, namespace: 'newsroom.press' })
  return (
    <section aria-labelledby="press" className="bg-desk py-section">
      <div className="container-page beside press">
        <div>
          <h2 id="press" className="text-display tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-4 text-lead text-ink-soft">{t('text')}</p>
          <p className="mt-8">
            <SiteLink to="contact" locale={locale} className={buttonClasses('primary')}>
              {t('action')}
            </SiteLink>
          </p>
        </div>
        <dl className="leaf">
          {FACTS.map((fact) => (
            <div key={fact}>
              <dt>{t(`facts.${fact}.term`)}</dt>
              <dd>
                {t(`facts.${fact}.text`, { ...claims, brand: BRAND.name, owner: BRAND.legalName })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

type TeaserProps = { locale: Locale; claims: Claims; story: Story; action: string }

/** A story as one row of the bulletin, with a link to its page. */
const StoryTeaser = ({ locale, claims, story, action }: TeaserProps) => (
  <article className="teaser">
    <div aria-hidden="true">
      <StoryPicture drawing={story.picture.drawing} claims={claims} locale={locale} />
    </div>
    <p className="dateline">
      <Day date={story.date} locale={locale} />
    </p>
    <h3>
      <a href={story.href}>{story.title}</a>
    </h3>
    <p className="text-ink-soft">{story.description}</p>
    <p className="more" aria-hidden="true">
      {action}
    </p>
  </article>
)

/** The story that opens the bulletin, across its whole width. */
const LeadStory = ({ locale, claims, story, action }: TeaserProps) => (
  <article className="lead-story">
    <div aria-hidden="true">
      <StoryPicture drawing={story.picture.drawing} claims={claims} locale={locale} />
    </div>
    <div>
      <p className="dateline">
        <Day date={story.date} locale={locale} />
      </p>
      <h2 className="text-display tracking-tight">
        <a href={story.href}>{story.title}</a>
      </h2>
      <p className="text-lead text-ink-soft">{story.description}</p>
      <p className="more" aria-hidden="true">
        {action}
      </p>
    </div>
  </article>
)

type Props = Pick<SectionProps, 'locale' | 'claims'> & { stories: readonly Story[] }

/** The newsroom as a bulletin: a masthead, one lead story, the others below it, a desk for the press, and last the fiction, labelled as such (S2 §2.2). */
export const NewsroomView = async ({ locale, claims, stories }: Props) => {
  const t = await getTranslations({ locale, namespace: 'newsroom' })
  const [lead, ...earlier] = stories.filter(({ isFictional }) => !isFictional)
  return (
    <>
      <div className="container-page bulletin">
        <header className="masthead">
          <p>
            <span>{t('label')}</span>
            <span>{t('masthead.place')}</span>
            <a href={publicPath({ locale, path: NEWS_FEED_PATH })} className="link">
              {t('masthead.feed')}
            </a>
          </p>
          <h1 className="long-title text-hero tracking-tight">
            {t.rich('masthead.title', { mark: marker })}
          </h1>
          <p className="max-w-read text-lead text-ink-soft">{t('masthead.lead')}</p>
        </header>
        {lead ? <LeadStory {...{ locale, claims }} story={lead} action={t('read')} /> : null}
        <section aria-labelledby="earlier">
          <h2 id="earlier" className="text-title">
            {t('earlier')}
          </h2>
          <ul className="teasers">
            {earlier.map((story) => (
              <li key={story.path}>
                <StoryTeaser {...{ locale, claims, story }} action={t('read')} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Press locale={locale} claims={claims} />
      <section aria-labelledby="tale" className="container-page beside tale">
        <h2 id="tale" className="text-title">
          {t('tale')}
        </h2>
        {stories
          .filter(({ isFictional }) => isFictional)
          .map((story) => (
            <StoryTeaser key={story.path} {...{ locale, claims, story }} action={t('read')} />
          ))}
      </section>
    </>
  )
}
