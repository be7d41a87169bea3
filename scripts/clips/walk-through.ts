import { blankAt, page, type PageState } from './page.ts'
import {
  between,
  COLOURS,
  lifted,
  mix,
  mixBox,
  pointer,
  ring,
  shape,
  typed,
  type Box,
  type Point,
} from './pen.ts'

/** Width and height of the clip in its own pixels, and its length in seconds. */
export const SCENE = { width: 960, height: 600, seconds: 24 }

/** Beginning and end of what happens, in seconds; the captions of `lib/config/videos.ts` go along. */
const TIMES = {
  type: [0.8, 2.6],
  results: [2.4, 3.4],
  toResult: [3.3, 4.2],
  clickResult: [4.4, 4.9],
  open: [5, 5.9],
  down: [6.6, 8.6],
  up: [9.1, 9.9],
  first: [11.3, 12.5],
  second: [13.7, 14.9],
  downAgain: [15.7, 16.6],
  third: [17.2, 18.2],
  sign: [18.5, 19.4],
  drawer: [19.9, 20.6],
  shrink: [20.2, 21.3],
  file: [21.4, 22.1],
  done: [22.3, 22.7],
} as const satisfies Record<string, readonly [number, number]>

const RESULTS = 5
const CHOSEN = 2
const NOTHING: PageState = { blanks: [0, 0, 0], signature: 0 }

const resultBox = (at: number): Box => ({ x: 92 + at * 160, y: 220, w: 136, h: 178 })
const OPENED: Box = { x: 250, y: 28, w: 460, h: 544 }
const FILED: Box = { x: 420, y: 250, w: 120, h: 142 }
const LAST_PART = 320
const DRAWER: Box = { x: 300, y: 410, w: 360, h: 190 }

const search = (c: CanvasRenderingContext2D, now: number) => {
  const field = { x: 230, y: 84, w: 500, h: 60 }
  lifted(c, () => {
    shape(c, { ...field, radius: 12, fill: COLOURS.sheet, stroke: COLOURS.action, width: 3 })
  })
  c.beginPath()
  c.arc(264, 112, 9, 0, 7)
  c.moveTo(271, 119)
  c.lineTo(279, 127)
  c.strokeStyle = COLOURS.action
  c.lineWidth = 4
  c.stroke()
  const end = typed(c, { at: { x: 300, y: 108 }, part: between(now, TIMES.type), size: 1.4 })
  shape(c, { x: end + 2, y: 100, w: 3, h: 28, fill: COLOURS.action })
}

const results = (c: CanvasRenderingContext2D, now: number) => {
  const shown = between(now, TIMES.results)
  const near = between(now, TIMES.toResult)
  for (let at = 0; at < RESULTS; at += 1) {
    const part = Math.min(1, Math.max(0, shown * 2 - at * 0.25))
    if (part === 0) continue
    const box = resultBox(at)
    const lift = at === CHOSEN ? near * 14 : 0
    c.save()
    c.globalAlpha *= part
    page(c, { box: { ...box, y: box.y + 30 * (1 - part) - lift }, state: NOTHING })
    if (at === CHOSEN && near > 0.6)
      shape(c, {
        x: box.x + box.w - 8,
        y: box.y + 12,
        w: 34,
        h: 20,
        radius: 2,
        fill: COLOURS.marker,
      })
    c.restore()
  }
}

const stateAt = (now: number): PageState => {
  const isIn = (from: number, to: number) => now >= from && now < to
  const chosen = [isIn(11, 13.3), isIn(13.4, 15.5), isIn(17, 18.4)].indexOf(true)
  return {
    blanks: [between(now, TIMES.first), between(now, TIMES.second), between(now, TIMES.third)],
    chosen: chosen === -1 ? undefined : chosen,
    signature: between(now, TIMES.sign),
  }
}

const scrollAt = (now: number): number =>
  LAST_PART * (between(now, TIMES.down) - between(now, TIMES.up) + between(now, TIMES.downAgain))

const document = (c: CanvasRenderingContext2D, now: number) => {
  const opened = mixBox(between(now, TIMES.open), [resultBox(CHOSEN), OPENED])
  const box = mixBox(between(now, TIMES.shrink), [opened, FILED])
  const fallen = { ...box, y: box.y + 210 * between(now, TIMES.file) }
  const scroll = scrollAt(now) * (1 - between(now, TIMES.shrink))
  page(c, { box: fallen, state: stateAt(now), scroll })
}

const drawer = (c: CanvasRenderingContext2D, now: number) => {
  const up = between(now, TIMES.drawer)
  if (up === 0) return
  const box = { ...DRAWER, y: mix(up, [SCENE.height + 20, DRAWER.y]) }
  lifted(c, () => {
    shape(c, { ...box, radius: 6, fill: COLOURS.desk, stroke: COLOURS.putty, width: 2 })
  })
  shape(c, { ...box, h: 8, radius: 4, fill: COLOURS.putty })
  shape(c, {
    x: box.x + 110,
    y: box.y + 46,
    w: 140,
    h: 44,
    radius: 2,
    fill: COLOURS.sheet,
    stroke: COLOURS.putty,
  })
  shape(c, { x: box.x + 130, y: box.y + 63, w: 100, h: 10, radius: 5, fill: COLOURS.ink })
  shape(c, { x: box.x + 144, y: box.y + 124, w: 72, h: 12, radius: 6, fill: COLOURS.ink })
}

const mark = (c: CanvasRenderingContext2D, now: number) => {
  const part = between(now, TIMES.done)
  if (part === 0) return
  c.save()
  c.translate(480, 250)
  c.scale(mix(part, [0.6, 1]), mix(part, [0.6, 1]))
  c.globalAlpha = part
  c.beginPath()
  c.arc(0, 0, 62, 0, 7)
  c.fillStyle = COLOURS.action
  c.fill()
  c.beginPath()
  c.moveTo(-26, 2)
  c.lineTo(-8, 20)
  c.lineTo(28, -20)
  c.strokeStyle = COLOURS.sheet
  c.lineWidth = 11
  c.lineCap = 'round'
  c.lineJoin = 'round'
  c.stroke()
  c.restore()
}

type Stop = { time: number; at: Point; press?: boolean }

/** Where the visitor's hand is, from stop to stop; a press takes half a second. */
const STOPS: readonly Stop[] = [
  { time: 0, at: { x: 560, y: 330 } },
  { time: 3.3, at: { x: 560, y: 330 } },
  { time: 4.2, at: { x: 480, y: 320 }, press: true },
  { time: 10, at: { x: 560, y: 400 } },
  { time: 10.8, at: blankAt(OPENED, 0), press: true },
  { time: 12.6, at: blankAt(OPENED, 0) },
  { time: 13.2, at: blankAt(OPENED, 1), press: true },
  { time: 16, at: blankAt(OPENED, 1) },
  {
    time: 16.8,
    at: blankAt({ ...OPENED, y: OPENED.y - (LAST_PART * OPENED.w) / 400 }, 2),
    press: true,
  },
  { time: 18.4, at: { x: 420, y: 330 } },
  { time: 19.6, at: { x: 640, y: 500 } },
  { time: SCENE.seconds, at: { x: 640, y: 500 } },
]

const hand = (c: CanvasRenderingContext2D, now: number) => {
  const next = Math.max(
    1,
    STOPS.findIndex(({ time }) => time > now),
  )
  const [from, to] = [STOPS[next - 1], STOPS[next]]
  if (!from || !to || now > TIMES.drawer[0]) return
  const part = between(now, [from.time, to.time])
  const at = { x: mix(part, [from.at.x, to.at.x]), y: mix(part, [from.at.y, to.at.y]) }
  if (from.press) ring(c, { at: from.at, part: between(now, [from.time, from.time + 0.5]) })
  pointer(c, at)
}

/** Draws the clip as it stands at a moment: find a template, read it, fill it in, save it. No words. */
export const drawAt = (c: CanvasRenderingContext2D, now: number): void => {
  const opened = between(now, TIMES.open)
  shape(c, { x: 0, y: 0, w: SCENE.width, h: SCENE.height, fill: COLOURS.desk })
  if (opened < 1) {
    c.save()
    c.globalAlpha = 1 - opened
    search(c, now)
    results(c, now)
    c.restore()
  }
  if (opened > 0 && now < TIMES.file[1] + 0.2) document(c, now)
  drawer(c, now)
  mark(c, now)
  hand(c, now)
}
