import { consentState } from '#features/consent/consent-state.ts'
import { DATA_LAYER, type AnalyticsEvent } from '#lib/config/events.ts'
import { enqueue } from './event-queue.ts'

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
