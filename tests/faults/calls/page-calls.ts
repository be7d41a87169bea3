import { setTimeout as pause } from 'node:timers/promises'
import { documentFinder } from '#features/documents/server/document-finder.ts'
import { asLandingRecord } from '#features/landing/parse-landing-record.ts'
import { placeOfPage } from '#features/localization/server/place-of-page.ts'
import { askContentService, LIVE_TIMEOUT_MS } from '#lib/records/ask-content-service.ts'
import { createLiveIndex } from '#lib/records/live-index.ts'
import { recordFinder } from '#lib/server/records/record-finder.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import { foundDocuments } from '../../support/found-documents.ts'
import { landingRecordOf } from '../../support/landing-record.ts'
import { json } from '../../support/upstream-server.ts'
import { faultSite, stands, type Came, type Failing, type FaultCall } from '../fault-call.ts'

const record = JSON.stringify(landingRecordOf({ label: 'Live' }))

const hash = await hashOf(record)

const page = (shows: string): Came => ({ kind: 'page', shows })

const seen: FaultCall['see'] = (came) => stands(came.kind === 'page' ? came.shows : '')

const findRecord = (path: string) => async (failing: Failing) => {
  const made = faultSite(failing, {})
  const find = recordFinder({
    read: asLandingRecord,
    contentServiceUrl: failing.url,
    log: made.site.log,
    waitMs: failing.budgetMs,
  })
  const found = await find({ locale: 'en', path, hash }).catch((_away: unknown) => null)
  if (!found)
    return { came: page('an error page with 503 that can be asked again after ten seconds'), made }
  return {
    came: page(found.isStandIn ? 'the page as the build has it, for a minute' : 'the new page'),
    made,
  }
}

const waitFor = async (isThere: () => boolean) => {
  while (!isThere()) await pause(20)
}

const drawn: FaultCall['sound'] = (_request, response) =>
  void response
    .writeHead(200, { 'Content-Type': 'image/svg+xml' })
    .end('<svg xmlns="http://www.w3.org/2000/svg"/>')

/** Pages that are made, and the edge that chooses them. */
export const PAGE_CALLS: readonly FaultCall[] = [
  {
    upstream: 'search',
    what: 'the documents of a page that is made',
    sound: json(200, { total: 12, documents: foundDocuments(12) }),
    ask: async (failing) => {
      const made = faultSite(failing, {})
      const { log } = made.site
      const settings = { searchServiceUrl: failing.url, thumbnailUrl: undefined, log }
      const find = documentFinder({ ...settings, waitMs: failing.budgetMs })
      const { documents, isStandIn } = await find({ locale: 'en', keyword: 'lease' })
      const shows = isStandIn
        ? 'the usual documents of the language, for a minute'
        : 'documents of its subject'
      return { came: page(documents.length > 0 ? shows : 'no document'), made }
    },
    see: seen,
  },
  {
    upstream: 'content',
    what: 'a page whose record is new',
    sound: (_request, response) => void response.end(record),
    ask: findRecord('/docs/spring-sale'),
    see: seen,
  },
  {
    upstream: 'content',
    what: 'a page whose record has changed',
    sound: (_request, response) => void response.end(record),
    ask: findRecord('/docs/free-demo'),
    see: seen,
  },
  {
    upstream: 'content',
    what: 'which pages there are',
    sound: json(200, { version: '1', records: { en: { '/docs/x': 'aaaaaaaaaaaa' } } }),
    ownLimitMs: LIVE_TIMEOUT_MS,
    ask: async (failing) => {
      const made = faultSite(failing, {})
      const { log } = made.site
      const live = createLiveIndex({
        ask: (etag) => askContentService(failing.url, etag),
        now: Date.now,
        tell: (failure) => {
          if (failure) log.error({ event: 'upstream failed', upstream: 'content' })
        },
        tellSkipped: () => undefined,
      })
      const start = performance.now()
      await live.refresh()
      // A visitor has waited until here; the question goes on.
      const ms = performance.now() - start
      await waitFor(() => made.lines.length > 0 || live.records().en !== undefined)
      return {
        came: page(live.records().en ? 'the pages of the service' : 'the pages of the build'),
        made,
        ms,
      }
    },
    see: seen,
  },
  {
    upstream: 'geo',
    what: 'the flag of a page of plans',
    sound: drawn,
    ownLimitMs: 1500,
    ask: async (failing) => {
      const made = faultSite(failing, { geoServiceUrl: failing.url })
      const visited = {
        countryCode: 'CA',
        currencyCode: 'CAD',
        currencySymbol: '$',
        isTaxCountry: true,
        flagImage: '/flag.svg',
      }
      const { flag } = await placeOfPage({ record: visited, site: made.site })
      return { came: page(flag ? 'the country and its flag' : 'the country without a flag'), made }
    },
    see: seen,
  },
]
