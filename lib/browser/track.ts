import type { AnalyticsEvent } from '#lib/config/events.ts'

/** Name under which a page's scripts share their events. */
const DATA_LAYER = 'dataLayer'

/**
 * Adds an event to the data layer of the page, the only place that events go to; never throws, and
 * no event holds an e-mail address (S1 §7).
 */
export const track = ({ name, category, label }: AnalyticsEvent): void => {
  const entry = { event: name, category, label }
  try {
    const layer: unknown = Reflect.get(window, DATA_LAYER)
    if (Array.isArray(layer)) layer.push(entry)
    else Reflect.set(window, DATA_LAYER, [entry])
  } catch (error) {
    // Whoever replaced the layer is told, but counting never breaks what is counted.
    reportError(error)
  }
}
