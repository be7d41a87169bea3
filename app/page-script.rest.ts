import { attachMenu } from '#components/layout/attach-menu.ts'
import { attachLegalDialogs } from '#features/legal/browser/attach-legal-dialogs.ts'
import { attachVideoOverlays } from '#features/shell/browser/attach-video-overlays.ts'
import { attachPrefetch } from '#lib/browser/navigation/prefetch.ts'
import { runBehaviours, type Behaviour } from '#lib/browser/run-behaviours.ts'

const behaviours: readonly Behaviour[] = [
  attachMenu, // first: whoever has opened it already closes it next
  attachLegalDialogs, // any time: its links lead to pages until then
  attachVideoOverlays, // any time: its links lead to clips until then
  attachPrefetch, // any time: it waits for the page to rest
]

/** Starts what a page does by itself and works without: the second file of the page script (docs/decisions/029). */
export const startRest = (signal: AbortSignal): void => {
  runBehaviours(behaviours, signal)
}
