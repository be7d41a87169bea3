import { track } from '#features/analytics/track.ts'
import { readPageFact } from '#lib/browser/read-page-fact.ts'
import { COUNTED_PAGE } from '../counted-page.ts'

/** Milliseconds between the mount of a landing page and its view event (S2 §2.3, §9). */
export const LANDING_VIEW_DELAY_MS = 1000

/** Records the keyword of a landing page at once and counts a view of it a while after, once each (S2 §2.3). */
export const countView = (signal: AbortSignal): void => {
  const page = readPageFact(COUNTED_PAGE)
  if (!page) return
  track({ name: 'record query', category: 'Landing', label: page.keyword })
  const timer = setTimeout(() => {
    const { label, exposure } = page
    track({ name: 'landing view', category: 'Landing', label, exposure })
  }, LANDING_VIEW_DELAY_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
