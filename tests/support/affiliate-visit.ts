import { NextRequest } from 'next/server'
import { beforeEach, vi } from 'vitest'
import { answerAffiliateClick } from '#features/affiliate/server/answer-click.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import type { Site } from '#lib/server/site.ts'
import { middleware } from '../../middleware.ts'
import { testSite } from './test-site.ts'
import { upstreamOfFile } from './upstream-of-file.ts'
import { json, type UpstreamServer } from './upstream-server.ts'

export const TRANSACTION = '73b30b226eb44dc884d56968282b8f39'

/** What the network answers to a click that it counts. */
export const COUNTED = json(200, { transaction_id: TRANSACTION, oid: 12, aid: 345, error_code: 0 })

export const LINK = '/start?oid=12&affid=345'

export const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36'

export type AffiliateVisit = { headers?: Record<string, string>; cookie?: string; method?: string }

/** Opens an address through the middleware, as a browser does unless told otherwise. */
export const visit = async (
  path: string,
  { headers = NAVIGATION, cookie, method }: AffiliateVisit = {},
) => {
  const request = new NextRequest(`http://site.example${path}`, {
    headers: { 'user-agent': BROWSER, ...headers, ...(cookie && { cookie }) },
    ...(method && { method }),
  })
  return middleware(request)
}

/** Longer than the edge waits, so that a test sees the handler come to an end after it. */
const BUDGET_MS = 800

type Handled = { network: UpstreamServer; site: Site }

/** Lets the handler answer what the edge posts. */
const handling =
  ({ network, site }: Handled): UpstreamServer['reply'] =>
  (seen, response) => {
    const { method, path, body } = seen
    const headers = Object.entries(seen.headers).map(([name, value]) => [name, String(value)])
    const init = { method, headers: Object.fromEntries(headers), body }
    const request = new NextRequest(`http://10.0.0.5:3000${path}`, init)
    const handle = async () => {
      const ofNetwork = { ...site, affiliateServiceUrl: network.url }
      const handled = await answer(answerAffiliateClick, { request, site: ofNetwork })
      response.setHeaders(handled.headers)
      response.writeHead(handled.status)
      response.end(await handled.text())
    }
    void handle()
  }

/**
 * Starts an affiliate network around the tests of a file, and the site's own handler, which asks it; the network counts
 * every click until a test says otherwise.
 */
export const affiliateNetwork = async () => {
  const network = await upstreamOfFile(COUNTED)
  const make = () => testSite({ trustedProxyHops: 1, upstreamBudgetMs: BUDGET_MS })
  let made = make()
  const own = await upstreamOfFile((seen, response) =>
    handling({ network, site: made.site })(seen, response),
  )
  beforeEach(() => {
    // A log of its own: of lines of one kind each writes one a minute.
    made = make()
    vi.stubEnv('PORT', new URL(own.url).port)
    vi.stubEnv('SITE_URL', 'https://site.example')
    return () => vi.unstubAllEnvs()
  })
  return {
    network,
    own,
    logged: () => made.logged(),
    handleWith: (site: Site) => handling({ network, site }),
  }
}
