import { keysOf } from '#lib/util/keys-of.ts'
import { GROUPS, type OpenPoint } from './open-point.ts'

const NOTHING = 'Before going live: nothing is open.'

/** One line on how many points are open. */
export const countLine = (count: number): string => {
  if (count === 0) return NOTHING
  const open = count === 1 ? '1 point is' : `${count} points are`
  return `Before going live: ${open} open for the owner to give or confirm; "npm run ready" lists them.`
}

const width = (points: readonly OpenPoint[]): number =>
  Math.max(...points.map(({ file, line }) => `${file}:${line}`.length))

/** The owner's list as it is printed: by group, each point with file and line. */
export const ownerList = (points: readonly OpenPoint[]): string => {
  const groups = keysOf(GROUPS).flatMap((group) => {
    const own = points.filter((point) => point.group === group)
    if (own.length === 0) return []
    const place = width(own)
    const lines = own.map(({ file, line, what }) => `  ${`${file}:${line}`.padEnd(place)}  ${what}`)
    return [[`${GROUPS[group]} (${own.length})`, ...lines].join('\n')]
  })
  const count = points.length
  const total = count === 0 ? NOTHING : `Open before going live: ${count}`
  return [...groups, total].join('\n\n')
}
