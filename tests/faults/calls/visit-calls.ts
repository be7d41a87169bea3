import { NextRequest } from 'next/server'
import { answerAffiliateClick } from '#features/affiliate/server/answer-click.ts'
import { recordEvents } from '#features/analytics/server/record-events.ts'
import { answerDocuments } from '#features/documents/server/answer-documents.ts'
import { answerThumbnail } from '#features/documents/server/answer-thumbnail.ts'
import { documentFinder } from '#features/documents/server/document-finder.ts'
import { GEO_WAIT_MS } from '#features/localization/server/find-localization.ts'
import { localize } from '#features/localization/server/localize.ts'
import { answer, type Handle } from '#lib/server/answer/api-handler.ts'
import type { Site } from '#lib/server/site.ts'
import { eventsRequest, pageEvent } from '../../support/events-request.ts'
import { foundDocuments } from '../../support/found-documents.ts'
import { json } from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'
import {
  cameOf,
  faultSite,
  SECRETS,
  stands,
  type Failing,
  type FaultCall,
  type FaultSite,
} from '../fault-call.ts'
import { answerIn } from '../replay.ts'

/** Milliseconds that a page waits for documents (docs/decisions/009). */
const DOCUMENTS_WAIT_MS = 1000

const drawing: FaultCall['sound'] = (_request, response) =>
  void response
    .writeHead(200, { 'Content-Type': 'image/svg+xml' })
    .end('<svg xmlns="http://www.w3.org/2000/svg"/>')

const find = (service: Pick<Site, 'searchServiceUrl' | 'log'>) =>
  documentFinder({ ...service, thumbnailUrl: undefined })

type Asking = {
  urls: (url: string) => Partial<Site>
  handle: (made: FaultSite) => Handle
  request: () => NextRequest
}

const asking =
  ({ urls, handle, request }: Asking) =>
  async (failing: Failing) => {
    const made = faultSite(failing, urls(failing.url))
    const response = await answer(handle(made), { request: request(), site: made.site })
    return { came: await cameOf(response), made }
  }

const headers = { 'X-Forwarded-For': '203.0.113.7' }

const record = { countryCode: 'CA', currencyCode: 'CAD', currencySymbol: '$', isTaxCountry: true }

const click = () =>
  new NextRequest('http://10.0.0.5:3000/api/affiliate-click', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: JSON.stringify({ offerId: 12, affiliateId: 345, page: '/start', language: 'en' }),
  })

/** What pages ask for by themselves: nobody waits for it, and nobody is told that it failed. */
export const VISIT_CALLS: readonly FaultCall[] = [
  {
    upstream: 'search',
    what: 'documents for what is typed',
    sound: json(200, { total: 12, documents: foundDocuments(12) }),
    ownLimitMs: DOCUMENTS_WAIT_MS,
    ask: asking({
      urls: (searchServiceUrl) => ({ searchServiceUrl }),
      handle: ({ site: { searchServiceUrl, log } }) =>
        answerDocuments(() => find({ searchServiceUrl, log })),
      request: () => visitRequest({ path: '/api/documents?q=lease&lang=en', headers }),
    }),
    see: (came) =>
      answerIn(came).status === 200
        ? stands('the documents that were found')
        : stands('the documents that stand there, and the way to all results'),
  },
  {
    upstream: 'search',
    what: 'a preview of a document',
    sound: drawing,
    ask: asking({
      urls: (searchServiceUrl) => ({ searchServiceUrl }),
      handle: () => answerThumbnail,
      request: () => visitRequest({ path: '/api/thumb/1001-600px.svg', headers }),
    }),
    see: (came) =>
      answerIn(came).body.includes('#c5cad3')
        ? stands('a sheet without words, for a minute')
        : stands('the preview'),
  },
  {
    upstream: 'geo',
    what: 'where the visitor is',
    sound: json(200, record),
    ownLimitMs: GEO_WAIT_MS,
    ask: asking({
      urls: (geoServiceUrl) => ({ geoServiceUrl }),
      handle: () => localize,
      request: () => visitRequest({ path: '/api/localization', headers }),
    }),
    see: (came) =>
      answerIn(came).body.includes('"CA"')
        ? stands('currency and cookie rules of the country')
        : stands('the usual currency, and the stricter rule on cookies'),
  },
  {
    upstream: 'affiliate',
    what: 'a click of an affiliate’s link',
    sound: json(200, { transaction_id: '0123456789abcdef0123456789abcdef' }),
    ask: asking({
      urls: (affiliateServiceUrl) => ({ affiliateServiceUrl }),
      handle: () => answerAffiliateClick,
      request: click,
    }),
    see: (came) =>
      answerIn(came).status === 204
        ? stands('the page; the click counts')
        : stands('the page; script reports the click again, under the same key'),
  },
  {
    upstream: 'events',
    what: 'what is counted of a page',
    sound: json(202, { received: 1 }),
    ask: asking({
      urls: (eventsServiceUrl) => ({ eventsServiceUrl }),
      handle: () => recordEvents,
      request: () =>
        eventsRequest({
          body: [pageEvent({ label: SECRETS.text })],
          cookies: { b_email: SECRETS.email },
        }),
    }),
    see: (came) =>
      answerIn(came).status < 400
        ? stands('the page; its events count')
        : stands('the page; script sends the events again, under the same ids'),
  },
]
