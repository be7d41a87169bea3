import { Sheet, type SheetName } from '#components/documents/sheet.tsx'
import { Clip } from '#components/ui/clip.tsx'
import { CoveredClip } from '#components/ui/covered-clip.tsx'
import type { VideoName } from '#lib/config/videos.ts'
import type { SectionTools } from './section-props.ts'

type Props = { name: VideoName; tools: SectionTools }

/** In the middle lies the sheet of the opening, or the one that most pages sell. */
const coverOf = ({ sheet = 'contract' }: SectionTools): SheetName[] => {
  const [left, right] = (['invoice', 'form', 'letter'] as const).filter((name) => name !== sheet)
  return [left ?? sheet, sheet, right ?? sheet]
}

const FRAME = 'w-full overflow-clip rounded-sheet border border-line bg-desk'

/**
 * A clip behind a cover that we draw: nothing of it is fetched until the visitor plays it, when `playFilms` shows it in
 * place of the cover. Without script it stands there by itself.
 */
export const Film = ({ name, tools }: Props) => {
  const { locale, words, videos } = tools
  const clip = { name, locale, title: videos.clips[name].title, className: FRAME }
  return (
    <div>
      <CoveredClip
        {...clip}
        play={videos.play}
        cover={
          <span className="film-cover" aria-hidden="true">
            {coverOf(tools).map((sheet) => (
              <Sheet key={sheet} name={sheet} words={words} locale={locale} />
            ))}
          </span>
        }
      />
      <noscript>
        <Clip {...clip} />
      </noscript>
      <p className="mt-3 text-small text-ink-mute">{videos.note}</p>
    </div>
  )
}
