import { callUpstream } from '#lib/http/call-upstream.ts'
import { eventsReceipt, type RecordedEvent } from '../events-contract.ts'

/** Milliseconds that a handler waits for the events service, all tries together; nobody waits for the answer. */
export const EVENTS_TIMEOUT_MS = 3000

type Delivery = { events: RecordedEvent[]; eventsServiceUrl: string; signal: AbortSignal }

/** `POST {events service}/`: comes back once they are kept, and may be repeated, for each has its id; throws `UpstreamError`. */
export const sendEvents = async ({ events, eventsServiceUrl, signal }: Delivery): Promise<void> => {
  await callUpstream({
    upstream: 'events',
    request: { method: 'post', url: `${eventsServiceUrl}/`, data: { events } },
    answer: eventsReceipt,
    signal,
  })
}
