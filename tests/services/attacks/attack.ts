import type { World } from './world.ts'

/** One thing that somebody tries to whom it does not belong. */
export type Attack = {
  name: string
  /** The statuses that it is answered with, in their order of size: what a mistyped address answers is no defence. */
  answers: number | readonly number[]
  run: (world: World) => Promise<Response | readonly Response[]>
}

/** Attacks of one kind, the one for `npm test` first. */
export type Group = { name: string; attacks: readonly Attack[] }
