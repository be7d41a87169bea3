import { writtenMoment, type MomentReader } from '#lib/util/written-moment.ts'

/**
 * A moment as clocks show it where the reader is, where that is known, and in UTC. The confirmation of a declaration says when it came.
 */
export const writtenMoments = (moment: Date, { locale, zone }: MomentReader): string[] =>
  [...new Set([zone ?? 'UTC', 'UTC'])].map((where) =>
    writtenMoment(moment, { locale, zone: where }),
  )
