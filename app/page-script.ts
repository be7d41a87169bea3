import { authenticate } from '#features/account/browser/authenticate.ts'
import { keepAffiliate } from '#features/affiliate/browser/keep-transaction.ts'
import { deliverEvents } from '#features/analytics/browser/deliver-events.ts'
import { attachConsent } from '#features/consent/browser/attach-consent.ts'
import { countView } from '#features/landing/browser/count-view.ts'
import { learnRegime } from '#features/localization/browser/learn-regime.ts'
import { rememberLanguage } from '#features/localization/browser/remember-language.ts'
import { MARKETPLACE_RECEIPT_FIELD } from '#features/orders/purchase-page.ts'
import { attachSignUp } from '#features/signup/browser/attach-sign-up.ts'
import { captureSource } from '#features/traffic-source/browser/capture-source.ts'
import { afterLoad } from '#lib/browser/after-load.ts'
import { attachIslands } from '#lib/browser/islands.ts'
import { attachLostScripts } from '#lib/browser/navigation/lost-scripts.ts'
import { attachScrollRestoration } from '#lib/browser/navigation/scroll-restoration.ts'
import { fetchedWhen, runBehaviours, type Behaviour } from '#lib/browser/run-behaviours.ts'
import { AFFILIATE_QUERY, QUERY } from '#lib/config/query.ts'

/** Whether the address has a field: most visits need none of the code that reads it. */
const isAsked = (field: string) => () => new URLSearchParams(location.search).has(field)

const reportClick = fetchedWhen({
  isNeeded: isAsked(AFFILIATE_QUERY.offer),
  fetchIt: async () => (await import('#features/affiliate/browser/report-click.ts')).reportClick,
})

const refineDocuments = fetchedWhen({
  isNeeded: isAsked(QUERY.keyword),
  fetchIt: async () =>
    (await import('#features/documents/browser/refine-documents.ts')).refineDocuments,
})

const takeReceipt = fetchedWhen({
  isNeeded: isAsked(MARKETPLACE_RECEIPT_FIELD),
  fetchIt: async () =>
    (await import('#features/orders/browser/run-purchase-page.ts')).runPurchasePage,
})

/** Nobody waits for them: their code comes when the page is there. */
const attachRest: Behaviour = async (signal) => {
  await new Promise<void>((resolve) => {
    afterLoad(resolve, { signal })
  })
  // Until then the drawers below the first screen fetch no drawings (`drawers.css`; docs/measuring.md, budget 8).
  document.documentElement.toggleAttribute('data-loaded', true)
  const rest = await import('./page-script.rest.ts')
  rest.startRest(signal)
}

const behaviours: readonly Behaviour[] = [
  attachScrollRestoration, // first: before the page is painted where that is still possible
  attachLostScripts, // before whatever asks for a script
  takeReceipt, // early: what it takes out of the address nobody else is to read
  rememberLanguage, // a page that is left at once has said its language
  authenticate, // early: the header waits for the answer
  countView, // before what sends events, or a page that is left at once would count nothing
  captureSource, // before consent: it hears when that is known
  learnRegime, // before consent: the banner goes by the regime
  attachConsent, // before what stores and sends without asking again
  deliverEvents, // after consent: who declined sends nothing
  reportClick, // after consent: what it brings is erased where the visitor declined
  keepAffiliate, // after consent: it keeps only what is allowed
  refineDocuments, // any time: its search takes longer than all the others
  attachIslands, // late: all else works without them
  attachSignUp, // after what watches the focus: the dialog that it opens on load is no sign of a visitor
  attachRest, // last: it waits for the page to be there
]

/** Starts what every page does by itself, until `signal` ends it. */
export const startPage = (signal: AbortSignal): void => {
  runBehaviours(behaviours, signal)
}
