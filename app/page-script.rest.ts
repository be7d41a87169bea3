import { attachMenu } from '#components/layout/attach-menu.ts'
import { attachHelp } from '#features/help/browser/attach-help.ts'
import { attachPrefetch } from '#lib/browser/navigation/prefetch.ts'
import { runBehaviours, type Behaviour } from '#lib/browser/run-behaviours.ts'

const behaviours: readonly Behaviour[] = [
  attachMenu, // first: whoever has opened it already closes it next
  attachHelp, // any time: until then its launcher is a link
  attachPrefetch, // any time: it waits for the page to rest
]

/** Starts what a page does by itself and works without: the second file of the page script (docs/decisions/029). */
export const startRest = (signal: AbortSignal): void => {
  runBehaviours(behaviours, signal)
}
