import { SHEET_LAYOUTS, type SheetLayout, type TemplateType } from '#lib/config/template-kinds.ts'
import { contract } from './layouts/contract.ts'
import { form } from './layouts/form.ts'
import { letter } from './layouts/letter.ts'
import { plan } from './layouts/plan.ts'
import { spreadsheet } from './layouts/spreadsheet.ts'
import { text } from './layouts/text.ts'
import { seededRandom } from './random.ts'
import { ACCENT, INK, RULE, SHEET, bar, type Area } from './sheet.ts'
import { wrapTitle } from './wrap-title.ts'

const LAYOUTS = { contract, form, letter, plan, spreadsheet, text } satisfies Record<
  SheetLayout,
  (area: Area) => string
>

const TITLE_SIZE = 16
const LETTERS_IN_A_LINE = 23

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escape = (value: string) => value.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

type Drawn = { id: number; title: string; type: TemplateType; width: number }

/** The preview of a template as SVG: its title above a sheet of its type, every id a little different. */
export const drawThumbnail = ({ id, title, type, width }: Drawn): string => {
  const lines = wrapTitle(title, LETTERS_IN_A_LINE)
  const first = SHEET.margin + 18
  const titleLines = lines.map((line, index) => {
    const y = first + index * (TITLE_SIZE + 3)
    return `<text x="${SHEET.margin}" y="${y}">${escape(line)}</text>`
  })
  const top = first + lines.length * (TITLE_SIZE + 3) + 4
  const area = { top, bottom: SHEET.height - SHEET.margin, random: seededRandom(id) }
  const height = Math.round((width * SHEET.height) / SHEET.width)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" role="img">`,
    `<title>${escape(title)}</title>`,
    `<rect x=".5" y=".5" width="${SHEET.width - 1}" height="${SHEET.height - 1}" fill="#fff" stroke="${RULE}"/>`,
    bar({ y: SHEET.margin - 8, width: 34, fill: ACCENT }),
    `<g font-family="'Source Serif 4', Georgia, 'Times New Roman', serif" font-size="${TITLE_SIZE}" font-weight="700" fill="${INK}">`,
    ...titleLines,
    '</g>',
    LAYOUTS[SHEET_LAYOUTS[type]](area),
    '</svg>',
  ].join('')
}
