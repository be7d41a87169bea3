import {
  sheetLayoutOf,
  type CatalogueLocale,
  type SheetLayout,
  type TemplateType,
} from '#lib/config/template-kinds.ts'
import { contract } from './layout-contract.ts'
import { form } from './layout-form.ts'
import { invoice } from './layout-invoice.ts'
import { letter } from './layout-letter.ts'
import { notice } from './layout-notice.ts'
import { plan } from './layout-plan.ts'
import { resolution } from './layout-resolution.ts'
import { spreadsheet } from './layout-spreadsheet.ts'
import { text } from './layout-text.ts'
import type { SheetWords } from './sheet-words.ts'
import { ACCENT, INK, RULE, SHEET, TEXT, bar, escaped, type Area } from './sheet.ts'
import { en } from './words-en.ts'
import { es } from './words-es.ts'
import { fr } from './words-fr.ts'
import { wrapTitle } from './wrap-title.ts'

/** Numbers from 0 to below 1 that look drawn by chance and are the same for the same seed (mulberry32). */
const seededRandom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const WORDS: Readonly<Record<CatalogueLocale, SheetWords>> = { en, fr, es }

type Place = Omit<Area<unknown>, 'words'>

const LAYOUTS = {
  contract: (place: Place, words: SheetWords) => contract({ ...place, words: words.contract }),
  resolution: (place: Place, words: SheetWords) =>
    resolution({ ...place, words: words.resolution }),
  form: (place: Place, words: SheetWords) => form({ ...place, words: words.form }),
  invoice: (place: Place, words: SheetWords) => invoice({ ...place, words: words.invoice }),
  letter: (place: Place, words: SheetWords) => letter({ ...place, words: words.letter }),
  notice: (place: Place, words: SheetWords) => notice({ ...place, words: words.notice }),
  plan: (place: Place, words: SheetWords) => plan({ ...place, words: words.plan }),
  spreadsheet: (place: Place, words: SheetWords) =>
    spreadsheet({ ...place, words: words.spreadsheet }),
  text: (place: Place, words: SheetWords) => text({ ...place, words: words.text }),
} satisfies Record<SheetLayout, (place: Place, words: SheetWords) => string>

/** A template, as far as its first page shows it. */
export type Drawn = { id: number; title: string; type: TemplateType; language: CatalogueLocale }

/**
 * In which faces a sheet is set, and how many letters fit into a line of its text: an image has only those of the visitor's
 * system, the widest of which counts; a drawing in a page is given the faces of the page by its style sheet.
 */
const FACES = {
  system: {
    title: ` font-family="'Source Serif 4', Georgia, 'Times New Roman', serif"`,
    text: ` font-family="Figtree, 'Helvetica Neue', Arial, sans-serif"`,
    letters: 46,
  },
  page: { title: '', text: '', letters: 56 },
} as const

/** What stands on the first page of a template, in the units of `SHEET`: its title, and below it what its kind shows. */
export const drawSheet = ({ id, title, type, language }: Drawn, face: keyof typeof FACES) => {
  const { lines, size } = wrapTitle(title)
  const first = SHEET.margin + 18
  const step = size + 3
  const titleLines = lines.map(
    (line, at) => `<text x="${SHEET.margin}" y="${first + at * step}">${escaped(line)}</text>`,
  )
  const faces = FACES[face]
  const place: Place = {
    top: first + lines.length * step,
    bottom: SHEET.height - SHEET.margin,
    random: seededRandom(id),
    letters: faces.letters,
    language,
  }
  return [
    `<rect width="${SHEET.width}" height="${SHEET.height}" fill="#fff"/>`,
    bar({ y: SHEET.margin - 8, width: 34, fill: ACCENT }),
    `<g${faces.title} font-size="${size}" font-weight="700" fill="${INK}">`,
    ...titleLines,
    '</g>',
    `<g${faces.text} font-size="7" fill="${TEXT}">`,
    LAYOUTS[sheetLayoutOf({ type, title })](place, WORDS[language]),
    '</g>',
  ].join('')
}

/** The preview of a template as an SVG image: the first page of its type, which can be read. */
export const drawPreview = ({ width, ...drawn }: Drawn & { width: number }): string => {
  const height = Math.round((width * SHEET.height) / SHEET.width)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" role="img">`,
    `<title>${escaped(drawn.title)}</title>`,
    drawSheet(drawn, 'system'),
    `<rect x=".5" y=".5" width="${SHEET.width - 1}" height="${SHEET.height - 1}" fill="none" stroke="${RULE}"/>`,
    '</svg>',
  ].join('')
}
