import type { NextRequest } from 'next/server'
import { affiliateClick } from '#features/affiliate/edge/affiliate-click-step.ts'
import { experiment } from '#features/experiments/edge/experiment-step.ts'
import {
  areLiveRecordsUnknown,
  findLanding,
  knownRedirects,
  landingLocales,
  liveLanding,
  liveWordsEdition,
  newsEdition,
  refreshLiveRecords,
  runningExperiments,
} from '#features/landing/edge/landing-index.ts'
import { namedSteps } from '#features/landing/edge/named-steps.ts'
import { preview } from '#features/landing/edge/preview.ts'
import { newsEditionStep } from '#features/newsroom/edge/news-edition-step.ts'
import { shownCurrency } from '#features/pricing/edge/shown-currency.ts'
import { redirectOldAddresses } from '#features/redirects/edge/redirect-step.ts'
import { wordsEditionStep } from '#features/words/edge/words-edition-step.ts'
import { matchRoute } from '#lib/edge/route-of-path.ts'
import { runSteps } from '#lib/edge/run-steps.ts'
import { onlyReads, passApi, passAssets } from '#lib/edge/steps/exits.ts'
import {
  canonicalRedirect,
  localePrefix,
  movedPage,
  sustainabilityFlag,
} from '#lib/edge/steps/paths.ts'
import { repairAddress } from '#lib/edge/steps/repair-address.ts'
import { showAnswer, showFeed } from '#lib/edge/steps/show-handler.ts'
import { showNotFound } from '#lib/edge/steps/show-not-found.ts'
import { showPage } from '#lib/edge/steps/show-page.ts'

const steps = [
  passAssets, // first: the cheapest exit
  passApi, // before onlyReads: handlers take posts
  onlyReads, // before any work on a page
  canonicalRedirect, // before localePrefix: only one spelling of a path goes on
  localePrefix, // before every rule on paths: those are tested without the language
  showFeed(newsEdition), // before every rule on pages: a feed is none, and nothing is counted on it
  sustainabilityFlag, // before the page is chosen: the context is a segment of it
  matchRoute, // before affiliateClick, which counts on pages only, and namedSteps: the route names them
  showAnswer, // once the route is known: the answer to a form stands in the place of its page
  affiliateClick, // before the rest of the page is found out, which goes on while the click is counted
  liveLanding, // before a record is looked for: a quiet site first asks which are live
  namedSteps, // landing content and request facts
  experiment({ running: runningExperiments, find: findLanding }), // after namedSteps: an arm stands in for the record
  preview, // after both: its record and facts stand in for the live ones
  shownCurrency(), // after preview: only a page that there is has prices
  newsEditionStep(newsEdition), // after liveLanding, which it would ask again
  wordsEditionStep(liveWordsEdition), // after preview, which shows the words of one record
  showPage, // after every fact is known
  movedPage, // after every page that there is: those pay nothing for it
  // after every page and address of the build: it covers none of them
  redirectOldAddresses({
    redirects: knownRedirects,
    findRecord: findLanding,
    refresh: refreshLiveRecords,
  }),
  repairAddress({ findRecord: findLanding }), // after every address that leads somewhere: none of those is read in another way
  showNotFound({ landingLocales, areLiveRecordsUnknown }), // last: always answers
]

export const middleware = (request: NextRequest) => runSteps(request, steps)

// Everything but the build's own files passes here, so that no internal path can be asked for directly.
export const config = { matcher: ['/((?!_next/).*)'] }
