import { mayMeasure } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { VITAL_KINDS } from '../vital-kinds.ts'

/** The fields that are read of entries of all kinds: the types know few of them. */
type Entry = PerformanceEntry & {
  responseStart?: number
  value?: number
  hadRecentInput?: boolean
  interactionId?: number
}

const tell = () => {
  // A page that was opened behind another one is shown first: how long that took is not the page's.
  if (!document.hidden || !mayMeasure(consentState.getState())) return
  const observer = new PerformanceObserver(() => undefined)
  for (const type of PerformanceObserver.supportedEntryTypes) {
    if (VITAL_KINDS.includes(type)) observer.observe({ type, buffered: true })
  }
  const entries = observer.takeRecords().map((entry: Entry) => [
    entry.entryType,
    entry.responseStart ?? entry.startTime,
    // What the visitor has brought about, or what answers no interaction, says nothing of the page.
    entry.hadRecentInput || entry.interactionId === 0 ? 0 : (entry.value ?? entry.duration),
  ])
  navigator.sendBeacon(API_PATHS.vitals, JSON.stringify([location.pathname, entries]))
}

/**
 * Tells once, when the page is left or hidden, what the browser has kept of how it was: first byte, largest paints, layout shifts and slow
 * answers to interactions, as moments and sizes alone. Nothing where counting was declined.
 */
export const measureVitals = (signal: AbortSignal): void => {
  document.addEventListener('visibilitychange', tell, { signal, once: true })
}
