import { DEPARTMENT_COLOURS } from '#features/previews/departments.ts'
import type { CatalogueLocale } from '#lib/config/template-kinds.ts'
import type { Template } from '#services/search/template.ts'
import { libraryTemplates, PAPER, sheetDrawing, type Scene } from './library-sheets.ts'

const DEPARTMENTS = Object.keys(DEPARTMENT_COLOURS).length
const ROWS = 4
const WIDTH = 1920
const HEIGHT = 500

/** Rows of hanging folders, the last one first: each stands lower and nearer, and so larger. */
const rowOf = (row: number) => {
  const scale = 0.74 + row * 0.115
  return { scale, top: 116 + row * 90 + row * row * 7, width: 316 * DEPARTMENTS * scale }
}

const FOLDER = { width: 306, height: 520, tab: 104 } as const

type Place = { row: number; column: number; template: Template }

const folderAt = async ({ row, column, template }: Place): Promise<string> => {
  const { scale, top, width } = rowOf(row)
  const { colour, tint } = DEPARTMENT_COLOURS[template.department]
  const step = width / DEPARTMENTS
  // No row hangs straight behind another: the gaps between folders would meet in one dark seam.
  const aside = row % 2 ? 18 : -18
  const x = (WIDTH - width) / 2 + aside + column * step + (step - FOLDER.width * scale) / 2
  const tab = 14 + ((column * 53 + row * 71) % (FOLDER.width - FOLDER.tab - 28))
  const lift = -92 - ((column * 29 + row * 47) % 34)
  const sheet = await sheetDrawing(
    template,
    `translate(${(FOLDER.width - PAPER.width * 0.9) / 2} ${lift}) rotate(${((column + row) % 3) - 1}) scale(.9)`,
  )
  return [
    `<g transform="translate(${x.toFixed(1)} ${top}) scale(${scale.toFixed(3)})">`,
    `<g filter="url(#near)">${sheet}</g>`,
    `<g filter="url(#near)"><path d="M${tab} 0 l7 -24 q2 -6 8 -6 h${FOLDER.tab - 30} q6 0 8 6 l7 24z" fill="${colour}"/>`,
    `<rect width="${FOLDER.width}" height="${FOLDER.height}" rx="7" fill="${tint}"/></g>`,
    `<rect width="${FOLDER.width}" height="6" rx="3" fill="${colour}"/>`,
    `<rect width="${FOLDER.width}" height="${FOLDER.height}" rx="7" fill="url(#fold)"/>`,
    '</g>',
  ].join('')
}

/** The rim of the drawer, from its far end to the front, which the page draws, and the dusk in it. */
const SIDES =
  '<path d="M232 96H1688L2110 520H-190z" fill="#b9ac93" stroke="#10233f" stroke-width="14" stroke-linejoin="round"/>'

/** An open drawer of a cabinet: its folders wear the colours of the departments, and first pages look out of them. */
export const cabinet = async (language: CatalogueLocale): Promise<Scene> => {
  const templates = libraryTemplates(ROWS * DEPARTMENTS, language)
  const folders = await Promise.all(
    templates.map((template, at) => {
      const row = Math.floor(at / DEPARTMENTS)
      return folderAt({ row, column: at % DEPARTMENTS, template })
    }),
  )
  const veil = '<rect width="100%" height="100%" fill="#cdbfa4" fill-opacity=".09"/>'
  const rows = Array.from({ length: ROWS }, (_, row) =>
    folders.slice(row * DEPARTMENTS, (row + 1) * DEPARTMENTS).join(''),
  )
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    '<defs>',
    '<filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="-3" stdDeviation="7" flood-color="#3a2a10" flood-opacity=".26"/></filter>',
    '<linearGradient id="fold" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".45"/><stop offset=".25" stop-color="#3a2a10" stop-opacity=".02"/><stop offset="1" stop-color="#3a2a10" stop-opacity=".34"/></linearGradient>',
    '<linearGradient id="room" x2="0" y2="1"><stop stop-color="#f7f2e8"/><stop offset="1" stop-color="#dccfb8"/></linearGradient>',
    '<linearGradient id="day" x2="1" y2=".3"><stop stop-color="#fff6dd" stop-opacity=".5"/><stop offset=".5" stop-color="#fff6dd" stop-opacity="0"/><stop offset="1" stop-color="#3a2a10" stop-opacity=".26"/></linearGradient>',
    '</defs>',
    '<rect width="100%" height="100%" fill="url(#room)"/>',
    SIDES,
    rows.join(veil),
    '<rect width="100%" height="100%" fill="url(#day)"/>',
    '</svg>',
  ]
  return { width: WIDTH, height: HEIGHT, svg: svg.join('') }
}
