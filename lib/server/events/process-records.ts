import 'server-only'
import { EVENTS_TIMEOUT_MS } from '#lib/config/constants.ts'
import type { Log } from '#lib/util/log.ts'
import { sendEvents } from '../upstream/send-events.ts'
import { createRecordKeeper, type KeepRecord } from './record-keeper.ts'

type Options = { eventsServiceUrl: string; log: Log }

const made = new Map<string, KeepRecord>()

const make = ({ eventsServiceUrl, log }: Options): KeepRecord => {
  const { keep, end } = createRecordKeeper({
    send: (events) =>
      sendEvents({ events, eventsServiceUrl, signal: AbortSignal.timeout(EVENTS_TIMEOUT_MS) }),
    log,
  })
  process.once('SIGTERM', () => void end())
  return keep
}

/** The records of business of this process, on their way to the events service. */
export const processRecords =
  (options: Options): KeepRecord =>
  (record) => {
    const { eventsServiceUrl } = options
    const keep = made.get(eventsServiceUrl) ?? make(options)
    made.set(eventsServiceUrl, keep)
    keep(record)
  }
