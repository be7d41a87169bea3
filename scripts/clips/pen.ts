/** Tokens of `app/globals.css`. */
export const COLOURS = {
  desk: '#f3eee4',
  putty: '#d9cfbd',
  sheet: '#ffffff',
  ink: '#10233f',
  mute: '#596780',
  line: '#e0e0df',
  words: '#c9ced6',
  action: '#0b6b4f',
  marker: '#f5b83d',
  blank: '#fce8bc',
} as const

/** A rectangle in the clip's own pixels. */
export type Box = { x: number; y: number; w: number; h: number }

export type Point = { x: number; y: number }

type Shape = Box & { radius?: number; fill: string; stroke?: string; width?: number }

/** How much of the time between two moments has gone, 0 to 1, starting and ending gently. */
export const between = (now: number, [from, to]: readonly [number, number]): number => {
  const part = Math.min(1, Math.max(0, (now - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** The value at a part of the way. */
export const mix = (part: number, [from, to]: readonly [number, number]): number =>
  from + (to - from) * part

/** The box at a part of the way. */
export const mixBox = (part: number, [from, to]: readonly [Box, Box]): Box => ({
  x: mix(part, [from.x, to.x]),
  y: mix(part, [from.y, to.y]),
  w: mix(part, [from.w, to.w]),
  h: mix(part, [from.h, to.h]),
})

/** Fills a rounded box, and draws its edge where it has one. */
export const shape = (c: CanvasRenderingContext2D, { x, y, w, h, ...look }: Shape): void => {
  c.beginPath()
  c.roundRect(x, y, w, h, look.radius ?? 0)
  c.fillStyle = look.fill
  c.fill()
  if (!look.stroke) return
  c.strokeStyle = look.stroke
  c.lineWidth = look.width ?? 1
  c.stroke()
}

/** Draws something with a soft shadow below it. */
export const lifted = (c: CanvasRenderingContext2D, draw: () => void): void => {
  c.save()
  c.shadowColor = 'rgb(16 35 63 / 22%)'
  c.shadowBlur = 26
  c.shadowOffsetY = 12
  draw()
  c.restore()
}

/** Widths of the words that somebody types, in letters. */
const WORDS = [5, 3, 7, 4]
const LETTER = 8

/** Words being typed, as strokes of ink; `part` says how far. Gives where the next letter would stand. */
export const typed = (
  c: CanvasRenderingContext2D,
  {
    at,
    part,
    size = 1,
    room = Infinity,
  }: { at: Point; part: number; size?: number; room?: number },
): number => {
  const letters = WORDS.reduce((sum, word) => sum + word + 1, 0)
  let left = Math.round(letters * part)
  let { x } = at
  for (const word of WORDS) {
    const shown = Math.min(word, left)
    const w = Math.min(shown * LETTER * size, at.x + room - x)
    if (w > 0) shape(c, { x, y: at.y, w, h: 9 * size, radius: 4 * size, fill: COLOURS.ink })
    left -= shown
    if (left <= 0) return x + Math.max(w, 0) + 3
    left -= 1
    x += (word + 1) * LETTER * size
  }
  return Math.min(x, at.x + room)
}

/** The ring of a click, wider and fainter with its part of the time. */
export const ring = (
  c: CanvasRenderingContext2D,
  { at, part }: { at: Point; part: number },
): void => {
  if (part === 0 || part === 1) return
  c.beginPath()
  c.arc(at.x, at.y, 6 + 20 * part, 0, 7)
  c.strokeStyle = COLOURS.action
  c.lineWidth = 4 * (1 - part)
  c.stroke()
}

const ARROW = [
  [0, 0],
  [0, 24],
  [6, 18.5],
  [10, 27],
  [14, 25],
  [10.3, 17],
  [18, 17],
] as const

/** The pointer of the visitor. */
export const pointer = (c: CanvasRenderingContext2D, at: Point): void => {
  c.save()
  c.translate(at.x, at.y)
  c.beginPath()
  for (const [x, y] of ARROW) c.lineTo(x, y)
  c.closePath()
  c.fillStyle = COLOURS.ink
  c.strokeStyle = COLOURS.sheet
  c.lineWidth = 2
  c.lineJoin = 'round'
  c.stroke()
  c.fill()
  c.restore()
}
