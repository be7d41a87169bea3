// How many cores and processes a load needs, reckoned from what requests cost: npm run bench:plan (docs/scaling.md).
import { pathToFileURL } from 'node:url'

const PARTS = ['nginx', 'site', 'services', 'postgres', 'redis'] as const

type Part = (typeof PARTS)[number]

type Cost = Readonly<Record<Part, number>>

/** Milliseconds of computing each, as bench/scaling/costs.ts has measured them. */
const COSTS = {
  view: { nginx: 0.06, site: 0.02, services: 0.01, postgres: 0.01, redis: 0 },
  event: { nginx: 0.33, site: 5.27, services: 1.8, postgres: 0.4, redis: 0.17 },
  place: { nginx: 0.23, site: 5.33, services: 1.33, postgres: 0.1, redis: 0.13 },
  signUp: { nginx: 0.87, site: 13.53, services: 36.47, postgres: 2.87, redis: 0.67 },
  order: { nginx: 3.33, site: 42.17, services: 85, postgres: 20.17, redis: 1.33 },
} as const satisfies Record<string, Cost>

/** What comes with what: each view sends its events once, every second one is the first of a visitor, one account in twenty buys. */
const OF_VIEW: readonly (readonly [number, Cost])[] = [
  [1, COSTS.view],
  [1, COSTS.event],
  [0.5, COSTS.place],
]
const OF_SIGN_UP: readonly (readonly [number, Cost])[] = [
  [1, COSTS.signUp],
  [0.05, COSTS.order],
]

/** So much of a core a process may use in the mean, so that what it is asked twice at once does not wait. */
const USE = 0.6

/** A page with its sheet, compressed. */
const PAGE_KB = 26

/** An event with its indexes on the disk. */
const EVENT_BYTES = 220

/** Page views and sign-ups a second. */
export type Load = { views: number; signUps: number }

const msOf = (part: Part, parts: typeof OF_VIEW): number =>
  parts.reduce((sum, [times, cost]) => sum + times * cost[part], 0)

const coresOf = (part: Part, { views, signUps }: Load): number =>
  (views * msOf(part, OF_VIEW) + signUps * msOf(part, OF_SIGN_UP)) / 1000

const numberOf = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 2 })

/** One of them may be away. */
const processesFor = (cores: number) => Math.max(2, Math.ceil(cores / USE) + 1)

/** The row of the table in docs/scaling.md. */
export const rowOf = (load: Load): string => {
  const cores = PARTS.map((part) => coresOf(part, load))
  const [, site = 0, services = 0] = cores
  const cells = [
    `${numberOf(load.views)} / ${load.signUps}`,
    ...cores.map(numberOf),
    `${processesFor(site)} + ${processesFor(services)}`,
    `${numberOf((load.views * PAGE_KB * 8) / 1000)} Mbit/s`,
    `${numberOf((load.views * 86_400 * EVENT_BYTES) / 1e9)} GB`,
  ]
  return `| ${cells.join(' | ')} |`
}

export const LOADS: readonly Load[] = [
  { views: 100, signUps: 1 },
  { views: 1000, signUps: 10 },
  { views: 10_000, signUps: 100 },
  { views: 100_000, signUps: 100 },
]

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const load of LOADS) console.log(rowOf(load))
}
