import type { Locale } from '#lib/config/locales.ts'
import { captionsPath, VIDEOS, type VideoName } from '#lib/config/videos.ts'

type Props = {
  name: VideoName
  locale: Locale
  title: string
  /** The class of its frame, besides the shape that all have. */
  className?: string
  /** Waits for `playFilms`, without poster and chosen captions, which a browser fetches of what it does not show, too. */
  isWaiting?: boolean
}

/** A clip of ours with its captions; nothing of it is fetched until it plays. */
export const Clip = ({ name, locale, title, className = '', isWaiting = false }: Props) => {
  const { path, poster, width, height } = VIDEOS[name]
  return (
    <video
      {...{ src: path, width, height }}
      {...(isWaiting ? { hidden: true } : { poster })}
      className={`film relative ${className}`}
      preload="none"
      aria-label={title}
      controls
      muted
      playsInline
    >
      <track
        kind="captions"
        src={captionsPath(name, locale)}
        srcLang={locale}
        label={title}
        default={!isWaiting}
      />
    </video>
  )
}
