import { getTranslations } from 'next-intl/server'
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
 * The film of a layout over the page, which plays as soon as its link opens it, with its chapters below (S2 §2.4, §2.8). Nothing of
 * it is fetched before.
 */
export const VideoOverlay = async ({ name, locale, hasPicture = false }: Props) => {
  const t = await getTranslations({ locale, namespace: 'videos' })
  const video = OVERLAY_VIDEOS[name]
  const title = t(`titles.${video}`)
  return (
    <SheetDialog
      id={videoId(name)}
      title={title}
      close={t('close')}
      behind={hasPicture ? <MaskPicture /> : null}
    >
      <div>
        <div className="film" data-told={title} />
        <ol className="mt-4 grid gap-2 text-ink-soft">
          {VIDEOS[video].map((chapter) => (
            <li key={chapter}>{t(`captions.${chapter}`)}</li>
          ))}
        </ol>
      </div>
    </SheetDialog>
  )
}
