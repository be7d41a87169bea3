import { attachMenu } from '#components/layout/attach-menu.ts'
import { followPlace } from '#features/localization/browser/follow-place.ts'
import { offerLanguage } from '#features/localization/browser/offer-language.ts'
import { attachPrefetch } from '#lib/browser/navigation/prefetch.ts'
import { runBehaviours, type Behaviour } from '#lib/browser/run-behaviours.ts'

const behaviours: readonly Behaviour[] = [
  attachMenu, // first: whoever has opened it already closes it next
  followPlace, // early: a visitor may be looking for the telephone
  offerLanguage, // any time: few visitors are on a page that is not in their language
  attachPrefetch, // any time: it waits for the page to rest
]

/** Starts what a page does by itself and works without: the second file of the page script (docs/decisions/029). */
export const startRest = (signal: AbortSignal): void => {
  runBehaviours(behaviours, signal)
}
