import { SiteLink } from '#components/ui/site-link.tsx'
import { StoryDate } from './story-date.tsx'
import { StoryPicture } from './story-picture.tsx'
import type { TeaserProps } from './story-teaser.tsx'

type Props = TeaserProps & { kicker: string; action: string }

/** The story that the bulletin opens with, over its whole width. */
export const LeadStory = ({ locale, claims, story, kicker, action }: Props) => (
  <article className="lead-story">
    <div aria-hidden="true">
      <StoryPicture id={story.id} claims={claims} locale={locale} />
    </div>
    <div>
      <p className="dateline">
        <strong>{kicker}</strong>
        <StoryDate date={story.date} locale={locale} />
      </p>
      <h2 className="text-display tracking-tight">
        <SiteLink to={story.id} locale={locale}>
          {story.title}
        </SiteLink>
      </h2>
      <p className="text-lead text-ink-soft">{story.description}</p>
      <p className="more" aria-hidden="true">
        {action}
      </p>
    </div>
  </article>
)
