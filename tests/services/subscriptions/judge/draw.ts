import type { PlanId } from '#lib/config/plans.ts'
import type { Random } from '../../../../scripts/lib/random.ts'
import type { Course } from './live.ts'
import type { Step } from './steps.ts'
import type { Holding } from './story.ts'

const PLACES: readonly [Course['place'], ...Course['place'][]] = [
  { country: 'CA', province: 'QC' },
  { country: 'CA', province: 'AB' },
  { country: 'US', province: null },
  { country: 'FR', province: null },
  { country: 'DE', province: null },
  { country: 'GB', province: null },
]

type Move = { country: string; province?: string }

const MOVES: readonly [Move, ...Move[]] = [
  { country: 'CH' },
  { country: 'US', province: 'CA' },
  { country: 'DE' },
]

const HOLDINGS: readonly [Holding, ...Holding[]] = [
  { plan: 'premium', seats: 5 },
  { plan: 'basic', seats: 1 },
  { plan: 'solo', seats: 1 },
  { plan: 'team', seats: 2 },
  { plan: 'team', seats: 4 },
]

const LAST_DAY = 750

type Window = readonly [from: number, length: number]

/** First day and length; days on which more can go wrong than on others. */
const WINDOWS: readonly [Window, ...Window[]] = [
  [1, 16],
  [1, LAST_DAY],
  [330, 40],
  [364, 24],
  [700, 50],
]

/** Some day of those windows. */
const dayIn = (random: Random): number => {
  const [from, length] = random.pick(WINDOWS)
  return from + random.below(length * 24) / 24
}

/** What one thing leads to, from a day on. */
const sceneAt = (random: Random, day: number): Step[] => {
  const soon = () => day + (1 + random.below(14 * 24)) / 24
  const early = 1 + random.below(6 * 24) / 24
  const change = (): Step => ({ day, do: 'change', to: random.pick(HOLDINGS) })
  const receipt = random.pick([0, 1, -1])
  const leaving = () => random.pick([{ do: 'stop' }, { do: 'cancel-by-form' }] as const)
  const scenes: readonly [() => Step[], ...(() => Step[])[]] = [
    () => [change()],
    () => [change(), { ...change(), day: soon() }],
    () => [change(), { day: soon(), do: 'withdraw', receipt }],
    () => [
      { ...change(), day: early },
      { day: early + random.below(7 * 24) / 24, do: 'withdraw', receipt },
    ],
    () => [{ day, do: 'withdraw', receipt }],
    () => [{ day, do: 'refund', receipt, part: random.pick(['whole', 'whole', 'half']) }],
    () => [{ day, do: 'marketplace', item: random.pick(['1', '2']) }],
    () => [{ day, do: 'card', card: random.pick(['good', 'declined', 'slow', 'slow-declined']) }],
    () => [
      { day: 360, do: 'card', card: random.pick(['declined', 'slow', 'slow-declined']) },
      { day: 365 + random.below(20 * 24) / 24, do: 'card', card: 'good' },
    ],
    () => [
      { day: 360, do: 'card', card: random.pick(['declined', 'slow']) },
      { day: 365 + random.below(20 * 24) / 24, do: 'marketplace', item: random.pick(['1', '2']) },
    ],
    () => [
      { day: 360, do: 'card', card: 'slow' },
      { day: 365 + random.below(60) / 24, ...leaving() },
    ],
    () => [{ day, ...leaving() }],
    () => [
      { day, do: 'stop' },
      { day: soon(), do: 'resume' },
    ],
    () => [
      { day, do: 'dispute', receipt, decided: 'opened' },
      { day: soon(), do: 'dispute', receipt, decided: random.pick(['won', 'lost']) },
    ],
    () => [{ day, do: 'details', ...random.pick(MOVES) }],
    () => [{ day, do: 'details', country: 'CA', province: random.pick(['QC', 'AB', 'ON']) }],
    () => [{ day, do: 'details', country: 'DE', taxNumber: 'DE123456789' }],
    () => [
      { day, do: 'provider', mood: random.pick(['away', 'forgets']) },
      { day: soon(), do: 'provider', mood: 'well' },
    ],
    () => [{ day, do: 'buy', plan: random.pick(['basic', 'premium']) }],
    () => (random.chance(0.2) ? [{ day, do: 'close' }] : [change()]),
  ]
  return random.pick(scenes)()
}

/** What a customer, strangers, an operator, a bank and a provider do within two years, the same for the same seed. */
export const drawCourse = (random: Random): Course => {
  const place = random.pick(PLACES)
  const plan = random.pick<PlanId>(['basic', 'basic', 'premium', 'team'])
  const scenes = Array.from({ length: 1 + random.below(5) }, () => sceneAt(random, dayIn(random)))
  const steps = scenes.flat().toSorted((a, b) => a.day - b.day)
  return { place, steps: [{ day: 0, do: 'buy', plan }, ...steps] }
}

/** One guest: invited, let in or too late, and perhaps out of it again. */
const guestScene = (random: Random, who: number): Step[] => {
  const day = random.chance(0.6) ? 1 + random.below(20 * 24) / 24 : dayIn(random)
  const accepted = day + random.pick([0.5, 1, 3, 9, 15])
  const gone = accepted + 1 + random.below(200 * 24) / 24
  const steps: Step[] = [
    { day, do: 'invite', who },
    { day: accepted, do: 'accept', who },
  ]
  if (random.chance(0.5)) return steps
  const back: Step[] = [
    { day: gone + 2, do: 'invite', who },
    { day: gone + 4, do: 'accept', who },
  ]
  const end: Step = { day: gone, do: random.pick(['remove', 'leave']), who }
  return [...steps, end, ...(random.chance(0.5) ? back : [])]
}

const GUESTS = 6

/** The same of somebody who buys for several people, and has guests. */
export const drawShared = (random: Random): Course => {
  const { place, steps } = drawCourse(random)
  const plan = random.pick<PlanId>(['premium', 'premium', 'team'])
  const guests = Array.from({ length: GUESTS }, (_none, who) => guestScene(random, who)).flat()
  const rest = [...steps.slice(1), ...guests].toSorted((a, b) => a.day - b.day)
  return { place, steps: [{ day: 0, do: 'buy', plan }, ...rest] }
}

/** The smallest part of a course that is still wrong: acts are left out one by one, as long as any can be. */
export const shrink = async (
  course: Course,
  isWrong: (smaller: Course) => Promise<boolean>,
): Promise<Course> => {
  for (const [left] of course.steps.entries()) {
    const steps = course.steps.filter((_step, index) => index !== left)
    const smaller = { ...course, steps }
    if (left > 0 && (await isWrong(smaller))) return shrink(smaller, isWrong)
  }
  return course
}
