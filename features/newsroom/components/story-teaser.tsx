import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { Claims } from '#lib/i18n/claims.ts'
import type { Story } from '../server/load-story.ts'
import { StoryDate } from './story-date.tsx'
import { StoryPicture } from './story-picture.tsx'

export type TeaserProps = { locale: Locale; claims: Claims; story: Story }

/** A story as a line of the bulletin leads to it. */
export const StoryTeaser = ({ locale, claims, story }: TeaserProps) => (
  <article className="teaser">
    <div aria-hidden="true">
      <StoryPicture id={story.id} claims={claims} locale={locale} />
    </div>
    <p className="dateline">
      <StoryDate date={story.date} locale={locale} />
    </p>
    <h3>
      <SiteLink to={story.id} locale={locale}>
        {story.title}
      </SiteLink>
    </h3>
    <p className="text-ink-soft">{story.description}</p>
  </article>
)
