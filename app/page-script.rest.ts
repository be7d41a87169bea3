import { attachHeaderScroll } from '#components/layout/attach-header-scroll.ts'
import { attachMenus } from '#components/layout/attach-menus.ts'
import { attachAgreement } from '#features/agreement/browser/attach-agreement.ts'
import { measureVitals } from '#features/analytics/browser/measure-vitals.ts'
import { REPORTED_PLATFORMS } from '#features/conversions/ids.ts'
import { attachSearch } from '#features/documents/browser/attach-search.ts'
import { markSystem } from '#features/download/browser/mark-system.ts'
import { attachHelp } from '#features/help/browser/attach-help.ts'
import { playFilms } from '#features/landing/browser/play-films.ts'
import { declareZone } from '#features/leaving/browser/declare-zone.ts'
import { printForm } from '#features/leaving/browser/print-form.ts'
import { attachLegalDialogs } from '#features/legal/browser/attach-legal-dialogs.ts'
import { followPlace } from '#features/localization/browser/follow-place.ts'
import { offerLanguage } from '#features/localization/browser/offer-language.ts'
import { PURCHASE_PAGE } from '#features/orders/purchase-page.ts'
import { PRICING_PAGE } from '#features/pricing/pricing-page.ts'
import { attachVideoOverlays } from '#features/shell/browser/attach-video-overlays.ts'
import { attachPrefetch } from '#lib/browser/navigation/prefetch.ts'
import { attachProgressBar } from '#lib/browser/navigation/progress-bar.ts'
import { attachPostedForms } from '#lib/browser/posted-form/attach-posted-forms.ts'
import { readPageFact } from '#lib/browser/read-page-fact.ts'
import { fetchedWhen, runBehaviours, type Behaviour } from '#lib/browser/run-behaviours.ts'

const runPurchasePage = fetchedWhen({
  isNeeded: () => document.querySelector(`[${PURCHASE_PAGE}]`) !== null,
  fetchIt: async () =>
    (await import('#features/orders/browser/run-purchase-page.ts')).runPurchasePage,
})

const followBuyer = fetchedWhen({
  isNeeded: () => document.querySelector(`#${PRICING_PAGE.id}`) !== null,
  fetchIt: async () => (await import('#features/pricing/browser/follow-buyer.ts')).followBuyer,
})

// Every id of a click is a field that ends so.
const keepClick = fetchedWhen({
  isNeeded: () => readPageFact(REPORTED_PLATFORMS) !== undefined && location.search.includes('id='),
  fetchIt: async () => (await import('#features/conversions/browser/keep-click.ts')).keepClick,
})

const behaviours: readonly Behaviour[] = [
  attachHeaderScroll, // first: the page may stand scrolled already
  attachMenus, // early: whoever has opened one already closes it next
  markSystem, // early: visitors look for their own system
  runPurchasePage, // early: a buyer waits for the receipt
  followBuyer, // early: a buyer may be choosing already
  attachSearch, // any time: it waits for the focus
  attachAgreement, // early: a visitor may be typing already
  attachPostedForms, // early: a visitor may be typing already
  declareZone, // early: a visitor may be sending already
  printForm, // any time: browsers print by themselves
  attachHelp, // any time: until then its launcher is a link
  attachLegalDialogs, // any time: its links lead to pages until then
  playFilms, // any time: its covers lead to films until then
  attachVideoOverlays, // any time: its links lead to films until then
  followPlace, // early: a visitor may be looking for the telephone
  offerLanguage, // any time: few visitors are on a page that is not in their language
  keepClick, // any time: it keeps only what is allowed, as soon as that is known
  attachProgressBar, // after what handles clicks itself: those lead nowhere
  attachPrefetch, // any time: it waits for the page to rest
  measureVitals, // any time: browsers keep what was before
]

/** Starts what a page does by itself and works without: the second file of the page script (docs/decisions/029). */
export const startRest = (signal: AbortSignal): void => {
  runBehaviours(behaviours, signal)
}
