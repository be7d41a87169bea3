import { NextRequest } from 'next/server'
import { beforeEach, vi } from 'vitest'
import { middleware } from '../../middleware.ts'
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

/** Starts an affiliate network around the tests of a file; it counts every click until a test says otherwise. */
export const affiliateNetwork = async (): Promise<UpstreamServer> => {
  const network = await upstreamOfFile(COUNTED)
  beforeEach(() => {
    vi.stubEnv('AFFILIATE_SERVICE_URL', network.url)
    vi.stubEnv('SITE_URL', 'https://site.example')
    return () => vi.unstubAllEnvs()
  })
  return network
}
