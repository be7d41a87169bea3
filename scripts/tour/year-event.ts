import type { World } from './world.ts'

/** Something that happens in the year, so many days before its end. */
export type YearEvent = { daysAgo: number; run: (world: World) => Promise<void> }
