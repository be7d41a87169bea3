import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import type { Filler } from './plain-sheet.tsx'
import { TitledSheet, type PictureOf } from './titled-sheet.tsx'

type Hung = { title: string; look: Filler }

type Props = {
  sheets: readonly Hung[]
  /** On a slope, in columns beside the words, or three of them in a tray. */
  hanging: 'slope' | 'columns' | 'tray'
  pictureOf: PictureOf
  words: DocumentWords
  locale: Locale
}

/** In pairs, one above the other: where there is one row, it is the first half that hangs in it. */
const inPairs = (sheets: readonly Hung[]): Hung[] => {
  const half = Math.ceil(sheets.length / 2)
  return sheets
    .slice(0, half)
    .flatMap((sheet, at) => [sheet, ...sheets.slice(half + at, half + at + 1)])
}

/** Many sheets at once, as on a wall seen from the door. */
export const SheetWall = ({ sheets, hanging, ...drawn }: Props) => (
  <div className="wall" data-hanging={hanging} aria-hidden="true">
    {inPairs(sheets).map(({ title, look }) => (
      <TitledSheet key={title} title={title} filler={look} {...drawn} />
    ))}
  </div>
)
