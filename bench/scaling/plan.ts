// How many cores and processes a load needs, reckoned from what requests cost: node bench/scaling/plan.ts (docs/scaling.md).
import { pathToFileURL } from 'node:url'

type Part = 'nginx' | 'site' | 'services' | 'postgres'

type Cost = Readonly<Record<Part, number>>

/** Milliseconds of computing each, as bench/scaling/costs.ts has measured them. */
const COSTS = {
  view: { nginx: 0.09, site: 0.02, services: 0, postgres: 0 },
  event: { nginx: 0.37, site: 5.23, services: 1.93, postgres: 0.3 },
  place: { nginx: 0.4, site: 5, services: 1, postgres: 0 },
  signUp: { nginx: 1.07, site: 13.73, services: 36.4, postgres: 3.67 },
  order: { nginx: 3.67, site: 43.5, services: 85.67, postgres: 20.33 },
} as const satisfies Record<string, Cost>

/** What comes with what: each view sends its events once, every second one is the first of a visitor, one account in twenty buys. */
const PER_VIEW = { view: 1, event: 1, place: 0.5 } as const
const PER_SIGN_UP = { signUp: 1, order: 0.05 } as const

/** So much of a core a process may use in the mean, so that what it is asked twice at once does not wait. */
const USE = 0.6

/** A page with its sheet, compressed. */
const PAGE_KB = 26

/** An event with its indexes on the disk. */
const EVENT_BYTES = 420

/** Page views and sign-ups a second. */
export type Load = { views: number; signUps: number }

const PARTS = ['nginx', 'site', 'services', 'postgres'] as const

const coresOf = (part: Part, { views, signUps }: Load): number => {
  const ofViews = Object.entries(PER_VIEW).map(
    ([kind, times]) => views * times * COSTS[kind as keyof typeof PER_VIEW][part],
  )
  const ofSignUps = Object.entries(PER_SIGN_UP).map(
    ([kind, times]) => signUps * times * COSTS[kind as keyof typeof PER_SIGN_UP][part],
  )
  return [...ofViews, ...ofSignUps].reduce((sum, ms) => sum + ms, 0) / 1000
}

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
