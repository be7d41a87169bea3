import { Sheet, type SheetName } from '#components/documents/sheet.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'
import { videoPath, videoSeconds, type VideoName } from '#lib/config/videos.ts'
import type { SectionTools } from './section-props.ts'

type Props = { name: VideoName; tools: SectionTools }

/** In the middle lies the sheet of the opening, or the one that most pages sell. */
const coverOf = ({ sheet = 'contract' }: SectionTools): SheetName[] => {
  const [left, right] = (['invoice', 'form', 'letter'] as const).filter((name) => name !== sheet)
  return [left ?? sheet, sheet, right ?? sheet]
}

/**
 * A film behind a cover that we draw, a link to it: nothing of it is fetched until the visitor plays it, when `playFilms` shows it in
 * place of the cover.
 */
export const Film = ({ name, tools }: Props) => {
  const { locale, words, videos } = tools
  return (
    <div>
      <a
        href={videoPath(name, locale)}
        className="film relative overflow-clip rounded-sheet border border-line bg-desk"
        data-film={videos.titles[name]}
      >
        <span className="film-cover" aria-hidden="true">
          {coverOf(tools).map((sheet) => (
            <Sheet key={sheet} name={sheet} words={words} locale={locale} />
          ))}
        </span>
        <span className={buttonClasses('primary', 'film-play')}>
          <Icon name="play" />
          {videos.play}
        </span>
      </a>
      <p className="mt-3 text-small text-ink-mute">
        {videos.note.replace('{seconds}', () => `${videoSeconds(name)}`)}
      </p>
    </div>
  )
}
