import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Dialog } from '#components/ui/dialog.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { MaskPicture } from '#components/ui/mask-picture.tsx'
import type { Layout } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { captionsPath, OVERLAY_VIDEOS, VIDEOS } from '#lib/config/videos.ts'
import { videoId } from '../video-id.ts'

type Props = {
  name: NonNullable<Layout['video']>
  locale: Locale
  /** Whether the dashboard shines through the mask around the film. */
  hasPicture?: boolean
}

/**
 * The film of a layout over the page: a still first, then, when `playFilms` is asked for it, the film with its captions
 * (S2 §2.4, §2.8). Nothing of it is fetched before the overlay opens.
 */
export const VideoOverlay = async ({ name, locale, hasPicture = false }: Props) => {
  const t = await getTranslations({ locale, namespace: 'videos' })
  const video = OVERLAY_VIDEOS[name]
  const { path, poster, width, height } = VIDEOS[video]
  const title = t(`clips.${video}.title`)
  const id = videoId(name)
  return (
    <Dialog id={id} labelledBy={`${id}-title`} isOpen={false}>
      {hasPicture ? <MaskPicture /> : null}
      <div className="card sheet-card" data-card="">
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        <button
          type="button"
          className={buttonClasses('text')}
          aria-label={t('close')}
          data-close=""
        >
          <Icon name="cross" />
        </button>
        <div>
          <a href={path} className="film relative" data-film="" suppressHydrationWarning>
            {/* oxlint-disable-next-line nextjs/no-img-element -- a file of ours, in the size that it is shown in */}
            <img src={poster} alt="" loading="lazy" {...{ width, height }} />
            <span className={buttonClasses('primary', 'film-play')}>
              <Icon name="play" />
              {t('play')}
            </span>
          </a>
          <video
            {...{ src: path, width, height }}
            hidden
            suppressHydrationWarning
            preload="none"
            aria-label={title}
            controls
            muted
            playsInline
          >
            <track
              kind="captions"
              src={captionsPath(video, locale)}
              srcLang={locale}
              label={title}
            />
          </video>
        </div>
      </div>
    </Dialog>
  )
}
