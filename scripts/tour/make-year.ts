import { LOCALE_CODES } from '#lib/config/locales.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { randomOf } from '../lib/random.ts'
import { affiliateEvents } from './affiliates.ts'
import { crowdEvents } from './crowd.ts'
import { customerEvents } from './customers.ts'
import { addReader } from './list.ts'
import { openWorld, type Opening } from './world.ts'
import type { YearEvent } from './year-event.ts'

/** More than a year, so that the first subscriptions have renewed. */
const DAYS = 400

type Making = Omit<Opening, 'start'> & {
  /** Where live records are read. */
  contentFolder: string
  seed: number
}

/** Everything that happens in the year, in its order. */
export const eventsOfYear = ({
  seed,
  contentFolder,
}: Pick<Making, 'seed' | 'contentFolder'>): YearEvent[] =>
  [
    { daysAgo: 397, run: addReader },
    ...affiliateEvents(),
    ...LOCALE_CODES.flatMap(customerEvents),
    ...crowdEvents(randomOf(seed), contentFolder),
  ].toSorted((one, other) => other.daysAgo - one.daysAgo)

/** Has a small business live through the last year, deed by deed and by the doors of its own services, and ends now. */
export const makeYear = async (making: Making): Promise<void> => {
  const end = Date.now()
  const { source, signal } = making
  const world = await openWorld({ source, start: end - DAYS * DAY_MS, signal })
  try {
    for (const { daysAgo, run } of eventsOfYear(making)) {
      await world.goOn(new Date(end - daysAgo * DAY_MS))
      await run(world)
    }
    await world.goOn(new Date(end))
  } finally {
    await world.close()
  }
}
