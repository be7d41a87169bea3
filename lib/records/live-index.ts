import { pause } from '#lib/util/pause.ts'
import { NO_NAMED, type NamedIndexes } from './named-index.ts'
import type { RecordIndex, Skipped } from './record-bundle.ts'

/**
 * Milliseconds after its start in which a site that has not heard of its content service yet takes no path for one that
 * does not exist; a site without such a service answers 404 then.
 */
export const LIVE_UNKNOWN_MS = 10 * 60_000

/** Milliseconds for which a request waits where that is so; everybody together, not each. */
export const LIVE_WAIT_MS = 250

/** Milliseconds after which what the edge knows of live records is too old to be shown unasked. */
export const LIVE_STALE_MS = 6000

/** Milliseconds after which a request lets the edge ask anew which landing records are live. */
export const LIVE_REFRESH_MS = 2000

/** The answer of the content service: `null` where nothing has changed since `etag`. */
export type LiveAnswer =
  | (NamedIndexes & { index: RecordIndex; skipped: Skipped; etag: string | null })
  | null

type Options = {
  /** Asks the content service; throws whatever went wrong. */
  ask: (etag: string | null) => Promise<LiveAnswer>
  now: () => number
  /** Told once when asking begins to fail (with the reason), and once when it works again (`null`). */
  tell: (failure: Error | null) => void
  /** Told what an index held that cannot be used: when that changes, not at each answer. */
  tellSkipped: (skipped: Skipped) => void
}

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown))

const whenChanged = (tell: Options['tellSkipped']): Options['tellSkipped'] => {
  let before = ''
  return (skipped) => {
    const line = JSON.stringify(skipped)
    if (skipped.count > 0 && line !== before) tell(skipped)
    before = line
  }
}

/** The live landing records as one process of the edge knows them; the last good answer stays whatever happens. */
export const createLiveIndex = ({ ask, now, tell, tellSkipped }: Options) => {
  let known: RecordIndex = {}
  let named: NamedIndexes = NO_NAMED
  let etag: string | null = null
  let askedAt = -Infinity
  let answeredAt = -Infinity
  let running: Promise<void> | null = null
  let isFailing = false
  let firstAskedAt = Infinity
  const noteSkipped = whenChanged(tellSkipped)

  const note = (failure: Error | null) => {
    if ((failure !== null) !== isFailing) tell(failure)
    isFailing = failure !== null
  }

  const askAnew = async () => {
    try {
      const answer = await ask(etag)
      if (answer) {
        const { index, etag: tag, skipped, ...others } = answer
        known = index
        named = others
        etag = tag
        noteSkipped(skipped)
      }
      answeredAt = now()
      note(null)
    } catch (error) {
      note(asError(error))
    }
    running = null
  }

  return {
    /** The records of the last good answer; none before the first. */
    records: (): RecordIndex => known,
    /** The same for the records of the whole site. */
    named: (): NamedIndexes => named,
    /** Tells whether nothing has been heard since the start, so that a path may well have a record: for some minutes, then there is no such service. */
    isUnknown: (): boolean => answeredAt === -Infinity && now() - firstAskedAt < LIVE_UNKNOWN_MS,
    /** Asks anew at once, for somebody who knows that something has changed. */
    renew: (): Promise<unknown> => (running ??= askAnew()),
    /**
     * Asks anew in the background when it is time. Gives something to wait for only where what is known is
     * too old (the first request, or the first after a quiet while), never for long and never while asking fails.
     */
    refresh: (): Promise<unknown> | null => {
      const time = now()
      if (!running && time - askedAt >= LIVE_REFRESH_MS) {
        askedAt = time
        firstAskedAt = Math.min(firstAskedAt, time)
        running = askAnew()
      }
      const left = askedAt + LIVE_WAIT_MS - time
      if (!running || isFailing || time - answeredAt <= LIVE_STALE_MS || left <= 0) return null
      return Promise.race([running, pause(left)])
    },
  }
}
