import { keysOf } from '#lib/util/keys-of.ts'
import { GROUPS, type OpenPoint } from './open-point.ts'

const NOTHING = 'Before going live: nothing is open.'

/** How many points are open: in the sources, which is what the strip of the pages says, and in the settings of a machine. */
type Open = { facts: number; settings: number }

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

const sumOf = ({ facts, settings }: Open): string =>
  `${facts + settings} (${counted(facts, 'fact')} about the site, ${counted(settings, 'setting')} of this machine)`

/** One line on how many points are open. */
export const countLine = (open: Open): string =>
  open.facts + open.settings === 0
    ? NOTHING
    : `Before going live, for the owner to give or confirm: ${sumOf(open)}; "npm run ready" lists them.`

const width = (points: readonly OpenPoint[]): number =>
  Math.max(...points.map(({ file, line }) => `${file}:${line}`.length))

type Points = { facts: readonly OpenPoint[]; settings: readonly OpenPoint[] }

/** The owner's list as it is printed: by group, each point with file and line; then how many there are. */
export const ownerList = ({ facts, settings }: Points): string => {
  const points = [...facts, ...settings]
  const groups = keysOf(GROUPS).flatMap((group) => {
    const own = points.filter((point) => point.group === group)
    if (own.length === 0) return []
    const place = width(own)
    const lines = own.map(({ file, line, what }) => `  ${`${file}:${line}`.padEnd(place)}  ${what}`)
    return [[`${GROUPS[group]} (${own.length})`, ...lines].join('\n')]
  })
  const total = `Open before going live: ${sumOf({ facts: facts.length, settings: settings.length })}`
  return [...groups, points.length === 0 ? NOTHING : total].join('\n\n')
}
