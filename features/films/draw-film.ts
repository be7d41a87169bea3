import type { DocumentText } from '#features/document-texts/read-document-texts.ts'
import { INK, strong, wrapped } from '#features/previews/marks.ts'
import type { Locale } from '#lib/config/locales.ts'
import {
  CHAPTER_SECONDS,
  VIDEO_SIZE,
  VIDEOS,
  type Chapter,
  type VideoName,
} from '#lib/config/videos.ts'
import { escaped } from '#lib/util/escaped.ts'
import { BUDGET_CHAPTERS, type BudgetWords } from './budget-chapters.ts'
import { DOCUMENT_CHAPTERS } from './document-chapters.ts'
import { moving, PICTURE_HEIGHT, STYLE, type Write } from './stage.ts'

/** What a film is drawn from in one language. */
type Film = {
  title: string
  /** What each chapter says below its picture. */
  captions: Readonly<Record<Chapter, string>>
  budget: BudgetWords
  textOf: (document: string) => DocumentText
  locale: Locale
  write: Write
}

const DESK = '#f3eee4'

/** The largest size in which a caption stands on two lines. */
const SIZES = [17, 15, 13] as const

const caption = (words: string, write: Write): string => {
  const width = VIDEO_SIZE.width - 24
  const tries = SIZES.map((size) => ({
    size,
    lines: wrapped(words, { face: 'strong', size, width }),
  }))
  const { size, lines } = tries.find((one) => one.lines.length <= 2) ?? { size: 13, lines: [words] }
  const first =
    (PICTURE_HEIGHT + VIDEO_SIZE.height) / 2 + size * 0.34 - (lines.length - 1) * size * 0.58
  return write(
    lines.map((text, at) =>
      strong({
        x: VIDEO_SIZE.width / 2,
        y: first + at * size * 1.16,
        text,
        size,
        anchor: 'middle',
        fill: INK,
      }),
    ),
  )
}

const pictureOf = (chapter: Chapter, { film, at }: { film: Film; at: number }): string => {
  const given = { ...film, words: film.budget, at }
  switch (chapter) {
    case 'pick':
    case 'fill':
    case 'sign':
      return DOCUMENT_CHAPTERS[chapter](given)
    case 'plan':
    case 'spend':
    case 'left':
      return BUDGET_CHAPTERS[chapter](given)
  }
}

/** A chapter lies on the one before it; that is taken away when it is covered. */
const framed = (
  chapter: Chapter,
  { film, turn, isLast }: { film: Film; turn: number; isLast: boolean },
) => {
  const at = turn * CHAPTER_SECONDS
  const end = at + CHAPTER_SECONDS + 0.4
  const movements = [
    ...(turn > 0 ? [moving({ name: 'come', at })] : []),
    ...(isLast ? [] : [moving({ name: 'go', at: end, seconds: 0.01 })]),
  ]
  const [{ width, height }, band] = [VIDEO_SIZE, VIDEO_SIZE.height - PICTURE_HEIGHT]
  return [
    `<g style="animation:${movements.join()}"><rect width="${width}" height="${height}" fill="${DESK}"/>`,
    pictureOf(chapter, { film, at }),
    `<rect y="${PICTURE_HEIGHT}" width="${width}" height="${band}" fill="${DESK}"/>`,
    `<path d="M0 ${PICTURE_HEIGHT}h${width}" stroke="#d9cfbd"/>`,
    `${caption(film.captions[chapter], film.write)}</g>`,
  ].join('')
}

/** A film as an SVG image that plays once when it is shown (S2 §2.4): sheets drawn from the documents of the language, with captions. */
export const drawFilm = (name: VideoName, film: Film): string => {
  const chapters = VIDEOS[name]
  const frames = chapters.map((chapter, turn) =>
    framed(chapter, { film, turn, isLast: turn === chapters.length - 1 }),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIDEO_SIZE.width} ${VIDEO_SIZE.height}" role="img">`,
    `<title>${escaped(film.title)}</title><style>${STYLE}</style>`,
    ...frames,
    '</svg>',
  ].join('')
}
