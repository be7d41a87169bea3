import { INK, SHEET, type Mark } from '#features/previews/marks.ts'

/** Turns marks into SVG. */
export type Write = (marks: readonly Mark[]) => string

/** Where the captions begin; what is above it is the picture. */
export const PICTURE_HEIGHT = 252

/** The movements, as CSS: each begins or ends where the drawing stands without it. */
const MOVEMENTS = [
  'come{from{opacity:0}}',
  'go{to{opacity:0}}',
  'rise{from{transform:translateY(290px)}}',
  'write{to{transform:scaleX(0)}}',
  'pen{from{stroke-dashoffset:1.1}}',
]

/** The sheet of a film: with reduced motion each movement is a cut. */
export const STYLE = [
  ...MOVEMENTS.map((movement) => `@keyframes ${movement}`),
  '@media(prefers-reduced-motion:reduce){*{animation-timing-function:step-end!important}}',
].join('')

type Moving = {
  name: 'come' | 'go' | 'rise' | 'write' | 'pen'
  /** Second of the film at which it begins. */
  at: number
  seconds?: number
}

/** The CSS of one movement. */
export const moving = ({ name, at, seconds = 0.4 }: Moving): string =>
  `${name} ${seconds}s ${at.toFixed(2)}s cubic-bezier(.2,.7,.3,1) ${name === 'go' ? 'forwards' : 'both'}`

type Laid = { x: number; y: number; scale: number; turn?: number; height?: number }

type Line = { d: string; width: number; at: number; seconds: number }

/** A line that a pen draws. */
export const drawn = ({ d, width, ...movement }: Line): string =>
  [
    `<path d="${d}" pathLength="1" stroke-dasharray="1 2" fill="none" stroke="${INK}" stroke-width="${width}"`,
    `stroke-linecap="round" stroke-linejoin="round" style="animation:${moving({ name: 'pen', ...movement })}"/>`,
  ].join(' ')

/** A sheet of paper with its marks, laid on the desk. */
export const laid = (inside: string, { x, y, scale, turn = 0, height = SHEET.height }: Laid) =>
  [
    `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})">`,
    `<rect x="1.5" y="4" width="${SHEET.width}" height="${height}" fill="#10233f" opacity=".14"/>`,
    `<rect width="${SHEET.width}" height="${height}" fill="#fff" stroke="#d9d3c6" stroke-width=".6"/>`,
    `${inside}</g>`,
  ].join('')

/** A part of the film that moves. */
export const moved = (inside: string, movement: Moving): string =>
  `<g style="animation:${moving(movement)}">${inside}</g>`
