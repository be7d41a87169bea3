import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'
import type { Layout } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { OVERLAY_VIDEOS, videoPath } from '#lib/config/videos.ts'

type Props = { name: Layout['video']; locale: Locale }

/** A link to the film of a layout, which opens over the page; nothing where the layout has none (S2 §2.4, §2.8). */
export const VideoLink = async ({ name, locale }: Props) => {
  if (!name) return null
  const t = await getTranslations({ locale, namespace: 'videos' })
  return (
    <a
      href={videoPath(OVERLAY_VIDEOS[name], locale)}
      className={buttonClasses('outlined')}
      data-video={name}
    >
      <Icon name="play" />
      {t('play')}
    </a>
  )
}
