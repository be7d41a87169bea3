import { getTranslations } from 'next-intl/server'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { Story } from '../server/load-story.ts'

type Props = { locale: Locale; newer: Story | undefined; older: Story | undefined }

/** The next newer story, the next older one, and the way back to all. */
export const StoryNeighbors = async ({ locale, newer, older }: Props) => {
  const t = await getTranslations({ locale, namespace: 'newsroom.story' })
  const ways = [
    { rel: 'prev', words: t('older'), story: older },
    { rel: 'next', words: t('newer'), story: newer },
  ]
  return (
    <nav aria-label={t('others')} className="bg-desk">
      <div className="container-page neighbors">
        {ways.map(({ rel, words, story }) =>
          story ? (
            <a key={rel} rel={rel} href={routePath(story.id, locale)}>
              <span>{words}</span>
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
