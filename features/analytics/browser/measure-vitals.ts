import { mayMeasure } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'

/** What is read of the entries of all kinds: the types know few of them. */
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; responseStart: number }

/** What came before, and interactions from 40 ms on (Event Timing, §3.3). */
const ALL = { buffered: true, durationThreshold: 40 }

/** Shifts within a second of each other, and within five in all, are one window (https://web.dev/articles/cls). */
const GAP_MS = 1000
const WINDOW_MS = 5000

/**
 * Measures what the page was like and tells it once, when it is left or hidden: largest contentful paint, layout shift, the slowest answer to
 * an interaction, first byte. Nothing where counting was declined.
 */
export const measureVitals = (signal: AbortSignal): void => {
  const vitals = { cls: 0 } as { cls: number; lcp?: number; inp?: number; ttfb?: number }
  let sum = 0
  let first = 0
  let last = 0

  const answer = ({ duration }: Entry) => {
    vitals.inp = Math.max(vitals.inp ?? 0, duration)
  }
  const takers: Readonly<Record<string, (entry: Entry) => void>> = {
    navigation: ({ responseStart }) => {
      vitals.ttfb = responseStart
    },
    'largest-contentful-paint': ({ startTime }) => {
      vitals.lcp = startTime
    },
    'first-input': answer,
    event: answer,
    'layout-shift': ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return
      if (startTime - last > GAP_MS || startTime - first > WINDOW_MS) {
        sum = 0
        first = startTime
      }
      last = startTime
      sum += value
      vitals.cls = Math.max(vitals.cls, sum)
    },
  }
  const take = (entries: PerformanceEntryList) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind has what its taker reads
    for (const entry of entries as Entry[]) takers[entry.entryType]?.(entry)
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  for (const type of PerformanceObserver.supportedEntryTypes) {
    if (type in takers) observer.observe({ ...ALL, type })
  }

  const told = new AbortController()
  const tell = () => {
    if (!document.hidden) return
    told.abort()
    take(observer.takeRecords())
    observer.disconnect()
    if (!mayMeasure(consentState.getState())) return
    navigator.sendBeacon(API_PATHS.vitals, JSON.stringify({ path: location.pathname, ...vitals }))
  }
  document.addEventListener('visibilitychange', tell, {
    signal: AbortSignal.any([signal, told.signal]),
  })
}
