import { createStore } from 'zustand/vanilla'
import { consentState } from '#features/consent/consent-state.ts'
import { randomKey } from '#lib/browser/random-key.ts'
import { DATA_LAYER, type AnalyticsEvent, type CountedEvent } from '#lib/config/events.ts'

/** An event on its way; the handler judges one that was kept. */
export type Waiting = Readonly<Record<string, unknown>>

type Queue = { waiting: readonly Waiting[] }

/** The events that are not acknowledged yet. */
export const eventQueue = createStore<Queue>(() => ({ waiting: [] }))

/** Lets an event wait for `features/analytics`, which sends it, under an id that it keeps; no event holds an address. */
const enqueue = (event: CountedEvent): void => {
  const { lang: language } = document.documentElement
  const { pathname: path } = location
  const at = new Date().toISOString()
  eventQueue.setState(({ waiting }) => ({
    waiting: [...waiting, { id: randomKey(), ...event, language, path, at }],
  }))
}

/**
 * Counts an event: for the site's own events service, and in the data layer of the page, which alone gets the
 * e-mail address and only where the visitor accepted (S1 §7). An account goes to the layer alone: the server has counted
 * it (docs/decisions/020). Never throws.
 */
export const track = (event: AnalyticsEvent): void => {
  const { name, category, label } = event
  const isShared = 'email' in event && consentState.getState().choice === 'accepted'
  const eventId = 'eventId' in event ? event.eventId : undefined
  const entry = {
    event: name,
    category,
    label,
    ...(isShared && { email: event.email }),
    ...(eventId && { event_id: eventId }),
  }
  try {
    if (event.name !== 'Account Created') enqueue(event)
    const layer: unknown = Reflect.get(window, DATA_LAYER)
    if (Array.isArray(layer)) layer.push(entry)
    else Reflect.set(window, DATA_LAYER, [entry])
  } catch (error) {
    // Whoever replaced the layer is told, but counting never breaks what is counted.
    reportError(error)
  }
}
