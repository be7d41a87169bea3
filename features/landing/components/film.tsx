import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'
import { captionsPath, VIDEOS, type VideoName } from '#lib/config/videos.ts'
import type { SectionTools } from './section-props.ts'

type Props = { name: VideoName; tools: SectionTools }

type ClipProps = Props & {
  /** Waits for `playFilms`, without poster and chosen captions, which a browser fetches of what it does not show, too. */
  isWaiting?: boolean
}

const FRAME = 'film relative w-full overflow-clip rounded-sheet border border-line bg-desk'

const Clip = ({ name, tools: { locale, videos }, isWaiting = false }: ClipProps) => {
  const { path, poster, width, height } = VIDEOS[name]
  const { title } = videos.clips[name]
  return (
    <video
      {...{ src: path, width, height }}
      {...(isWaiting ? { hidden: true } : { poster })}
      suppressHydrationWarning
      className={FRAME}
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

/**
 * A clip behind a cover that we draw: nothing of it is fetched until the visitor plays it, when `playFilms` shows it in
 * place of the cover. Without script it stands there by itself.
 */
export const Film = ({ name, tools }: Props) => {
  const { locale, words, videos } = tools
  const [front, start, end] = (['contract', 'plan', 'form'] as const).map((sheet) => (
    <Sheet key={sheet} name={sheet} words={words} locale={locale} />
  ))
  return (
    <div>
      <a href={VIDEOS[name].path} className={FRAME} data-film="" suppressHydrationWarning>
        <SheetFan front={front} start={start} end={end} />
        <span className={buttonClasses('primary', 'film-play')}>
          <Icon name="play" />
          {videos.play}
        </span>
      </a>
      <Clip name={name} tools={tools} isWaiting />
      <noscript>
        <Clip name={name} tools={tools} />
      </noscript>
      <p className="mt-3 text-small text-ink-mute">{videos.note}</p>
    </div>
  )
}
