/** Least way between two points of a stroke, in the units of the box: what lies closer nobody sees. */
const LEAST_WAY = 2

const within = (at: number, most: number) => Math.round(Math.min(Math.max(at, 0), 1) * most)

type Pen = {
  /** The place to sign on. */
  place: SVGSVGElement
  /** Told at each new point what has been drawn, as the path of a signature. */
  onDrawn: (path: string) => void
  signal: AbortSignal
}

/** Lets a pointer or a finger write on a place, and forgets what was written before where `begin` is called. */
export const attachPen = ({ place, onDrawn, signal }: Pen): { clear: () => void } => {
  const [, , width = 0, height = 0] = (place.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const longest = Number(place.dataset.longest)
  let drawn = ''
  let last: readonly [number, number] | undefined
  /** The beginning of a stroke that has no second point yet. */
  let begun = ''
  const pointOf = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const box = place.getBoundingClientRect()
    return [
      within((clientX - box.left) / box.width, width),
      within((clientY - box.top) / box.height, height),
    ]
  }
  const onDown = (event: PointerEvent) => {
    place.setPointerCapture(event.pointerId)
    last = pointOf(event)
    begun = `M${last.join(' ')}`
  }
  const onMove = (event: PointerEvent) => {
    if (!last) return
    const [x, y] = pointOf(event)
    const longer = `${drawn}${begun}L${x} ${y}`
    if (Math.hypot(x - last[0], y - last[1]) < LEAST_WAY || longer.length > longest) return
    drawn = longer
    begun = ''
    last = [x, y]
    onDrawn(drawn)
  }
  const onUp = () => {
    last = undefined
  }
  place.addEventListener('pointerdown', onDown, { signal })
  place.addEventListener('pointermove', onMove, { signal })
  place.addEventListener('pointerup', onUp, { signal })
  place.addEventListener('pointercancel', onUp, { signal })
  return {
    clear: () => {
      drawn = ''
    },
  }
}
