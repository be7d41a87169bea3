import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import type { Filler } from './plain-sheet.tsx'
import { sheetTitled, TitledSheet, type PictureOf } from './titled-sheet.tsx'

type Hung = { title: string; look: Filler }

type Props = {
  /** An even number of sheets hangs without a gap. */
  sheets: readonly Hung[]
  pictureOf: PictureOf
  words: DocumentWords
  locale: Locale
  className?: string
}

/** In pairs, one above the other: what can be read hangs in the first row. */
const hung = (sheets: readonly Hung[], words: DocumentWords): Hung[] => {
  const half = Math.ceil(sheets.length / 2)
  const sorted = sheets.toSorted(
    (one, other) =>
      Number(sheetTitled(other.title, words) !== undefined) -
      Number(sheetTitled(one.title, words) !== undefined),
  )
  return sorted
    .slice(0, half)
    .flatMap((sheet, at) => [sheet, ...sorted.slice(half + at, half + at + 1)])
}

/** Two rows of sheets side by side, slightly tilted, as on a wall seen from the door. */
export const SheetWall = ({ sheets, words, className = '', ...drawn }: Props) => (
  <div className={`wall ${className}`} aria-hidden="true">
    {hung(sheets, words).map(({ title, look }) => (
      <TitledSheet key={title} title={title} filler={look} words={words} {...drawn} />
    ))}
  </div>
)
