import type { NextRequest } from 'next/server'
import { QUERY } from '#lib/config/query.ts'
import type { Site } from '#lib/server/site.ts'
import type { HandOffTarget } from './hand-off-target.ts'

type Visit = {
  request: NextRequest
  site: Pick<Site, 'handOffWaitMs' | 'handOffRetryPausesMs'>
  target: HandOffTarget
}

/**
 * Milliseconds for which the hand-off holds its answer back while the page before it is shown: without script those of
 * S1 §4, then more from try to try. Page script waits by itself, and who presses the button has waited long enough.
 */
export const pauseOf = ({ request, site, target }: Visit): number => {
  if (target.saidBy !== 'cookie' || request.nextUrl.searchParams.has(QUERY.now)) return 0
  const tries = target.pending?.tries ?? 0
  return tries === 0 ? site.handOffWaitMs : (site.handOffRetryPausesMs[tries - 1] ?? 0)
}
