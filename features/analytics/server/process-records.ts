import { EVENTS_TIMEOUT_MS, sendEvents } from '#features/analytics/server/record-events.ts'
import 'server-only'
import type { Log } from '#lib/util/log.ts'
import type { KeepRecord } from '../events-contract.ts'
import { createRecordKeeper } from './record-keeper.ts'

type Options = { eventsServiceUrl: string; log: Log }

const made = new Map<string, ReturnType<typeof createRecordKeeper>>()

/** Ends all keepers without waiting: the server ends by itself. */
const endAll = () => {
  for (const { end } of made.values()) void end()
}

const make = ({ eventsServiceUrl, log }: Options) => {
  if (made.size === 0) process.once('SIGTERM', endAll)
  const keeper = createRecordKeeper({
    send: (events) =>
      sendEvents({ events, eventsServiceUrl, signal: AbortSignal.timeout(EVENTS_TIMEOUT_MS) }),
    log,
  })
  made.set(eventsServiceUrl, keeper)
  return keeper
}

/** The records of business of this process, on their way to the events service. */
export const processRecords =
  (options: Options): KeepRecord =>
  (record) => {
    const { eventsServiceUrl } = options
    const { keep } = made.get(eventsServiceUrl) ?? make(options)
    keep(record)
  }
