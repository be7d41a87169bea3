import { getTranslations } from 'next-intl/server'
import { CoveredClip } from '#components/ui/covered-clip.tsx'
import { MaskPicture } from '#components/ui/mask-picture.tsx'
import { SheetDialog } from '#components/ui/sheet-dialog.tsx'
import type { Layout } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { OVERLAY_VIDEOS, VIDEOS } from '#lib/config/videos.ts'
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
  const { poster, width, height } = VIDEOS[video]
  const title = t(`clips.${video}.title`)
  return (
    <SheetDialog
      id={videoId(name)}
      title={title}
      close={t('close')}
      behind={hasPicture ? <MaskPicture /> : null}
    >
      <div>
        <CoveredClip
          name={video}
          locale={locale}
          title={title}
          play={t('play')}
          cover={
            // oxlint-disable-next-line nextjs/no-img-element -- a file of ours, in the size that it is shown in
            <img src={poster} alt="" loading="lazy" {...{ width, height }} />
          }
        />
      </div>
    </SheetDialog>
  )
}
