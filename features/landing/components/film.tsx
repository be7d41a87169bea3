import { Sheet } from '#components/documents/sheet.tsx'
import { captionsPath, VIDEOS, type VideoName } from '#lib/config/videos.ts'
import type { SectionTools } from '../section-props.ts'

type Props = { name: VideoName; tools: SectionTools }

/**
 * A clip behind a cover that we draw: nothing of it is fetched until the visitor plays it. `PlayFilms` takes it
 * out of its `noscript`, where it also works by itself.
 */
export const Film = ({ name, tools: { locale, words, videos } }: Props) => {
  const { path, poster, width, height } = VIDEOS[name]
  const { title } = videos.clips[name]
  return (
    <div className="film">
      <button type="button" className="film-cover" data-film="">
        <span className="film-sheet" aria-hidden="true">
          <Sheet name="contract" words={words} locale={locale} />
        </span>
        <span className="button button-primary film-play">{videos.play}</span>
        <span className="film-note">{videos.note}</span>
      </button>
      <noscript>
        <video
          src={path}
          poster={poster}
          width={width}
          height={height}
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
            default
          />
        </video>
      </noscript>
    </div>
  )
}
