import { attachHeaderScroll } from '#components/layout/attach-header-scroll.ts'
import { attachFramework } from '#lib/browser/framework.ts'
import { runBehaviours, type Behaviour } from '#lib/browser/run-behaviours.ts'
import { HYDRATES } from '#lib/config/framework.ts'

const behaviours: readonly Behaviour[] = [
  attachHeaderScroll,
  attachFramework({ near: `[data-sign-up],[${HYDRATES}]`, whole: `:is(html,main)[${HYDRATES}]` }), // last: …
]

/** Starts what every page does by itself, until `signal` ends it. */
export const startPage = (signal: AbortSignal): void => {
  runBehaviours(behaviours, signal)
}
