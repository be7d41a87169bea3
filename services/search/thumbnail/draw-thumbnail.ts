import {
  sheetLayoutOf,
  type CatalogueLocale,
  type SheetLayout,
  type TemplateType,
} from '#lib/config/template-kinds.ts'
import { contract } from './layouts/contract.ts'
import { form } from './layouts/form.ts'
import { invoice } from './layouts/invoice.ts'
import { letter } from './layouts/letter.ts'
import { notice } from './layouts/notice.ts'
import { plan } from './layouts/plan.ts'
import { resolution } from './layouts/resolution.ts'
import { spreadsheet } from './layouts/spreadsheet.ts'
import { text } from './layouts/text.ts'
import { seededRandom } from './random.ts'
import { ACCENT, INK, RULE, SHEET, bar, escaped, inText, type Area } from './sheet.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import type { SheetWords } from './words/sheet-words.ts'
import { wrapTitle } from './wrap-title.ts'

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

const TITLE_SIZE = 15

/** So many letters fit into a line of the widest faces that stand in for ours. */
const LETTERS = { title: 21, text: 46 }

type Drawn = {
  id: number
  title: string
  type: TemplateType
  language: CatalogueLocale
  width: number
}

/** The preview of a template as SVG: its title above the first page of its type, which can be read. */
export const drawThumbnail = ({ id, title, type, language, width }: Drawn): string => {
  const lines = wrapTitle(title, LETTERS.title)
  const first = SHEET.margin + 18
  const titleLines = lines.map((line, index) => {
    const y = first + index * (TITLE_SIZE + 3)
    return `<text x="${SHEET.margin}" y="${y}">${escaped(line)}</text>`
  })
  const top = first + lines.length * (TITLE_SIZE + 3)
  const bottom = SHEET.height - SHEET.margin
  const random = seededRandom(id)
  const place = { top, bottom, random, language, letters: LETTERS.text }
  const height = Math.round((width * SHEET.height) / SHEET.width)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect x=".5" y=".5" width="${SHEET.width - 1}" height="${SHEET.height - 1}" fill="#fff" stroke="${RULE}"/>`,
    bar({ y: SHEET.margin - 8, width: 34, fill: ACCENT }),
    `<g font-family="'Source Serif 4', Georgia, 'Times New Roman', serif" font-size="${TITLE_SIZE}" font-weight="700" fill="${INK}">`,
    ...titleLines,
    '</g>',
    inText(LAYOUTS[sheetLayoutOf({ type, title })](place, WORDS[language])),
    '</svg>',
  ].join('')
}
