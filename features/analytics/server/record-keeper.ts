import { EVENT_BATCH_MAX } from '#features/analytics/events-contract.ts'
import { loggableFailure } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Log } from '#lib/util/log.ts'
import type { KeepRecord, RecordedEvent } from '../events-contract.ts'

type Options = {
  /** Comes back once the service keeps the records; throws `UpstreamError`. */
  send: (records: RecordedEvent[]) => Promise<void>
  log: Log
  /** Milliseconds before the second try; twice as long after each further failure. */
  firstPauseMs?: number
  /** Records that may wait: a day of sign-ups, in some 5 MB. */
  mostWaiting?: number
}

const FIRST_PAUSE_MS = 1000

const LONGEST_PAUSE_MS = 60_000

const MOST_WAITING = 10_000

/** Refusals that say "not now". */
const TRANSIENT = [408, 429]

const isFinal = ({ failure: { fault, status = 0 } }: UpstreamError) =>
  fault === 'refused' && !TRANSIENT.includes(status)

/** The part of a record for the log, enough to enter it by hand: under its id it still counts once. Nothing names the visitor or the browser. */
const loggable = (record: RecordedEvent) => ({
  ...record,
  emailHash: undefined,
  source: record.source && { ...record.source, SourceGuid: undefined },
})

/** One line when the service goes away, and one when it is back. */
const outageLines = (log: Log) => {
  let isAway = false
  return {
    away: (error: UpstreamError) => {
      if (!isAway) log.error({ event: 'upstream failed', ...loggableFailure(error) })
      isAway = true
    },
    back: (waiting: number) => {
      if (isAway) log.info({ event: 'records counted again', waiting })
      isAway = false
    },
  }
}

type Sending = Pick<Options, 'send' | 'log'> & {
  waiting: Map<string, RecordedEvent>
  giveUp: (record: RecordedEvent, reason: string) => void
  /** The service has taken a batch. */
  onTaken: () => void
}

/** Sends a batch of what waits, and tells whether to go on at once; where one of it is refused for good, each by itself from then on. */
const batchSender = ({ send, log, waiting, giveUp, onTaken }: Sending) => {
  let batchSize = EVENT_BATCH_MAX
  const outage = outageLines(log)
  const noteFailure = (error: UpstreamError, batch: readonly RecordedEvent[]): boolean => {
    const [first] = batch
    if (!isFinal(error) || !first) {
      outage.away(error)
      return false
    }
    // So that it costs no other.
    if (batch.length > 1) batchSize = 1
    else giveUp(first, `refused with ${error.failure.status}`)
    return true
  }
  return async (): Promise<boolean> => {
    const batch = [...waiting.values()].slice(0, batchSize)
    try {
      await send(batch)
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      return noteFailure(error, batch)
    }
    for (const { id } of batch) waiting.delete(id)
    outage.back(waiting.size)
    onTaken()
    if (waiting.size === 0) batchSize = EVENT_BATCH_MAX
    return true
  }
}

/**
 * Keeps records in memory until the events service has taken them, each under its id: tried again with growing pauses for
 * as long as the process lives. Only one that the service refuses by itself, or that finds no room, is given up, with a
 * line in the log. Memory is enough: the account itself stands in the user service.
 */
export const createRecordKeeper = (options: Options) => {
  const { send, log, firstPauseMs = FIRST_PAUSE_MS, mostWaiting = MOST_WAITING } = options
  const waiting = new Map<string, RecordedEvent>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let pauseMs = firstPauseMs

  const giveUp = (record: RecordedEvent, reason: string) => {
    waiting.delete(record.id)
    log.error({ event: 'record not counted', reason, record: loggable(record) })
  }
  const sendBatch = batchSender({
    send,
    log,
    waiting,
    giveUp,
    onTaken: () => {
      pauseMs = firstPauseMs
    },
  })
  const sendAll = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    clearTimeout(timer)
    timer = undefined
    try {
      while (waiting.size > 0 && (await sendBatch()));
    } catch (error) {
      // A fault of our own code; what waits is tried again all the same.
      log.error({ event: 'records failed', err: error })
    }
    isSending = false
    if (waiting.size > 0) later()
  }
  const later = () => {
    timer = setTimeout(() => void sendAll(), pauseMs)
    // What keeps the process alive is the server.
    timer.unref()
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }

  const keep: KeepRecord = (record) => {
    if (waiting.has(record.id)) return
    waiting.set(record.id, record)
    if (waiting.size > mostWaiting) giveUp(record, 'too many wait')
    else if (!timer) void sendAll()
  }
  return {
    keep,
    /** Tries once more before the process ends, and leaves a line for whatever may not have arrived. */
    end: (): Promise<void> => {
      for (const record of waiting.values()) {
        log.warn({ event: 'record not confirmed', record: loggable(record) })
      }
      return sendAll()
    },
  }
}
