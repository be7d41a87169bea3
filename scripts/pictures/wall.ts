import type { CatalogueLocale } from '#lib/config/template-kinds.ts'
import { libraryTemplates, PAPER, sheetDrawing, type Scene } from './library-sheets.ts'

const COLUMNS = 20
const ROWS = 6
const INK = '#10233f'

/** How far the eye is from the nearest column, in pixels, and how much farther each one is than the one before. */
const EYE = 1500
const STEP = 118

/** Where a column hangs: it shrinks as it recedes to the left, and so does what is between two. */
const placeOf = (column: number, row: number) => {
  const depth = (COLUMNS - 1 - column) * STEP
  const scale = EYE / (EYE + depth)
  const x = 2010 - (COLUMNS - 1 - column) * 196 * Math.sqrt(scale) * 0.86
  const y = 330 + (row - ROWS / 2) * 318 * scale * 0.86 - 60 * (1 - scale)
  return {
    x,
    y,
    width: 0.86 * scale * 0.68,
    height: 0.86 * scale * 0.92,
    tilt: 7 * (1 - scale) - 4,
  }
}

const transformOf = ({ x, y, width, height, tilt }: ReturnType<typeof placeOf>) =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) skewY(${tilt.toFixed(2)}) scale(${width.toFixed(4)} ${height.toFixed(4)})`

/** A hundred and twenty first pages of a library on a dark wall; its left side is left for words. */
export const wall = async (language: CatalogueLocale): Promise<Scene> => {
  const places = Array.from({ length: COLUMNS * ROWS }, (_, at) =>
    transformOf(placeOf(at % COLUMNS, Math.floor(at / COLUMNS))),
  )
  const templates = libraryTemplates(places.length, language)
  const sheets = await Promise.all(
    places.map(async (place, at) => {
      const template = templates[at]
      return template ? sheetDrawing(template, place) : ''
    }),
  )
  const shadows = places.map(
    (place) =>
      `<rect transform="${place}" x="6" y="16" width="${PAPER.width}" height="${PAPER.height}"/>`,
  )
  const [width, height] = [1920, 720]
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs>',
    '<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="9"/></filter>',
    `<linearGradient id="side"><stop offset=".16" stop-color="${INK}"/><stop offset=".36" stop-color="${INK}" stop-opacity=".8"/><stop offset=".62" stop-color="${INK}" stop-opacity=".2"/><stop offset=".86" stop-color="${INK}" stop-opacity=".12"/><stop offset="1" stop-color="${INK}" stop-opacity=".45"/></linearGradient>`,
    `<linearGradient id="fall" x2="0" y2="1"><stop stop-color="${INK}" stop-opacity=".5"/><stop offset=".3" stop-color="${INK}" stop-opacity="0"/><stop offset=".7" stop-color="${INK}" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity=".62"/></linearGradient>`,
    '<radialGradient id="lamp" cx=".74" cy=".36" r=".5"><stop stop-color="#ffe9b8" stop-opacity=".2"/><stop offset="1" stop-color="#ffe9b8" stop-opacity="0"/></radialGradient>',
    '</defs>',
    '<rect width="100%" height="100%" fill="#1a3357"/>',
    `<g filter="url(#soft)" fill="#050d1a" fill-opacity=".75">${shadows.join('')}</g>`,
    ...sheets,
    ...['lamp', 'side', 'fall'].map(
      (name) => `<rect width="100%" height="100%" fill="url(#${name})"/>`,
    ),
    '</svg>',
  ]
  return { width, height, svg: svg.join('') }
}
