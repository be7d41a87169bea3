import { expect, test } from '@playwright/test'
import { isAffiliatePath } from '../features/affiliate/affiliate-click.ts'
import { PAGE_ROUTE_IDS, ROUTES } from '../lib/config/routes.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import {
  inTurn,
  json,
  startUpstream,
  type UpstreamServer,
} from '../tests/support/upstream-server.ts'
import { transactionOf } from './support/affiliate-arrival.ts'
import { LONG } from './support/long.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'

const TRANSACTION = '73b30b226eb44dc884d56968282b8f39'

/** A site on a busy machine. */
const START_MS = 120_000

const PAGES = PAGE_ROUTE_IDS.filter((id) => isAffiliatePath(ROUTES[id].path))

let site: OwnSite
let network: UpstreamServer

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  network = await startUpstream()
  site = await startOwnSite({ AFFILIATE_SERVICE_URL: network.url })
  await site.start('site')
})

test.beforeEach(() => {
  network.seen.length = 0
  network.reply = inTurn(json(503, {}), json(200, { transaction_id: TRANSACTION }))
})

test.afterAll(async () => {
  await site.end()
  await network.close()
})

const keys = () =>
  network.seen.map(({ path }) => new URL(path, network.url).searchParams.get('sub1'))

// Each half of it: tests/features/affiliate/edge/affiliate-network.test.ts and report-click.test.tsx.
test('there are pages below /start', LONG, () => {
  expect(PAGES.length).toBeGreaterThan(2)
})

for (const id of PAGES) {
  const path = routePath(id, 'de')
  const name = `a click that failed at the edge of ${path} is sent again under its key`

  test(name, LONG, async ({ page, context }) => {
    await page.goto(`${site.url}${path}?oid=12&affid=345`)
    expect(await transactionOf(context)).toBe(TRANSACTION)
    const [first, ...again] = keys()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    // A try whose answer the edge no longer waits for may be one more: the network counts them once, by the key.
    expect(new Set(again)).toEqual(new Set([first]))
  })
}
