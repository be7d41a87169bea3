import type { Log } from '#lib/util/log.ts'
import type { BucketState } from './bucket.ts'

type Reached = {
  /** The bucket that turned somebody away. */
  over: Pick<BucketState, 'isFirstOver' | 'waitS'>
  /** What is limited, and how that is called. */
  line: Readonly<Record<string, string>>
}

/** Logs that a limit is reached: the first time within its window, for a flood would fill the log as well. */
export const logReached = (log: Log, { over, line }: Reached): void => {
  if (over.isFirstOver) log.info({ ...line, waitS: over.waitS })
}
