import { readFileSync } from 'node:fs'
import { expect, test, type Browser, type BrowserContextOptions } from '@playwright/test'
import { createLog } from '../lib/util/log.ts'
import { experimentExposures } from '../services/db/experiment-schema.ts'
import { lazyDatabase } from '../services/db/lazy-database.ts'
import { purchases } from '../services/db/purchase-schema.ts'
import { users } from '../services/db/schema.ts'
import { experimentText } from '../tests/support/experiment.ts'
import { expectNoShift } from './support/layout-shift.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'
import { choosePlan } from './support/purchase.ts'
import { signUp } from './support/sign-ups.ts'

const PAGE = '/docs/free-demo'
const ARM_PAGE = '/docs/ab/headline/price'
const HEADLINE = 'Every document for one price'
const START_MS = 120_000

const model: { sections: { heading: string }[] } = JSON.parse(
  readFileSync(`locales/en/landing${PAGE}.json`, 'utf8'),
)
const [hero, ...below] = model.sections
const arm = JSON.stringify({ ...model, sections: [{ ...hero, heading: HEADLINE }, ...below] })
const CONTROL = (hero?.heading ?? '').replaceAll('**', '')

test.describe.configure({ mode: 'serial', timeout: START_MS })

let site: OwnSite

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  site = await startOwnSite()
  site.drop(`en/landing${ARM_PAGE}.json`, arm)
  const arms = { control: { weight: 1 }, price: { weight: 1, page: ARM_PAGE } }
  site.drop('experiments/headline.json', experimentText({ page: PAGE, arms }))
  await site.start('services')
  await site.start('site')
  // Until the edge has heard of it.
  await expect
    .poll(async () => (await fetch(`${site.url}${PAGE}`)).headers.get('cache-control'), {
      timeout: START_MS,
    })
    .toBe('private, no-cache')
})

test.afterAll(() => site.end())

const open = async (
  browser: Browser,
  options: BrowserContextOptions & { cookie?: string } = {},
) => {
  const { cookie, ...others } = options
  const context = await browser.newContext({ baseURL: site.url, ...others })
  if (cookie !== undefined) {
    await context.addCookies([{ name: 'b_exp', value: cookie, url: site.url }])
  }
  const page = await context.newPage()
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'b_exp')?.value
  return { context, page, kept }
}

const canonicalOf = `link[rel=canonical]`

test('a visitor is given an arm, keeps it, and is counted once it was seen', async ({
  browser,
}) => {
  const { page, kept } = await open(browser)
  await page.goto(PAGE)
  const [, given] = /^headline\.(control|price)$/.exec((await kept()) ?? '') ?? []
  expect(given).toBeDefined()
  const headings = page.getByRole('heading', { name: HEADLINE })
  await expect(headings).toHaveCount(given === 'price' ? 1 : 0)
  await expect.poll(kept, { timeout: 15_000 }).toBe(`headline.${given}!`)
  await page.reload()
  await expect(headings).toHaveCount(given === 'price' ? 1 : 0)
  expect(await kept()).toBe(`headline.${given}!`)
})

test('an arm is shown under the address of the page, and nothing moves', async ({ browser }) => {
  const { page } = await open(browser, { cookie: 'headline.price' })
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: HEADLINE })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(PAGE)
  await expect(page.locator(canonicalOf)).toHaveAttribute('href', new RegExp(`${PAGE}$`))
  await expectNoShift(page)
})

test('without script the arm is there as well, and nobody is counted', async ({ browser }) => {
  const { page, kept } = await open(browser, {
    cookie: 'headline.price',
    javaScriptEnabled: false,
  })
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: HEADLINE })).toBeVisible()
  expect(await kept()).toBe('headline.price')
})

test('the address of the arm itself names the page, and counts nobody', async ({ browser }) => {
  const { page, kept } = await open(browser)
  await page.goto(ARM_PAGE)
  await expect(page.locator(canonicalOf)).toHaveAttribute('href', new RegExp(`${PAGE}$`))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await kept()).toBeUndefined()
})

for (const [who, options] of [
  ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a browser with Sec-GPC', { extraHTTPHeaders: { 'Sec-GPC': '1' } }],
] as const) {
  test(`${who} sees control, without a cookie`, async ({ browser }) => {
    const { page, kept } = await open(browser, options)
    await page.goto(PAGE)
    await expect(page.getByRole('heading', { name: CONTROL }).first()).toBeVisible()
    expect(await kept()).toBeUndefined()
  })
}

test('account, purchase and exposure are rows with the arm that was shown', async ({ browser }) => {
  const { context, page, kept } = await open(browser, { cookie: 'headline.price' })
  await page.goto(PAGE)
  await expect.poll(kept, { timeout: 15_000 }).toBe('headline.price!')
  await signUp(context)
  const buyer = await open(browser, { cookie: 'headline.price!' })
  await choosePlan(buyer.page, 'en')
  await site.stop('site')
  await site.stop('services')
  const log = createLog({ name: 'test', level: 'silent' })
  const database = lazyDatabase({ dataDir: site.dataDir, log })
  const rows = await database.get()
  const shown = { headline: 'price' }
  expect(await rows.select({ experiments: users.experiments }).from(users)).toContainEqual({
    experiments: shown,
  })
  expect(await rows.select({ experiments: purchases.experiments }).from(purchases)).toEqual([
    { experiments: shown },
  ])
  // Three visitors have looked for long enough: the first one, the one whose page did not move, and this one.
  const exposures = await rows.select().from(experimentExposures)
  expect(exposures).toContainEqual(
    expect.objectContaining({
      experiment: 'headline',
      arm: 'price',
      language: 'en',
      device: 'desktop',
      browser: 'Chrome',
    }),
  )
  expect(exposures.length).toBeLessThanOrEqual(3)
  await database.close()
})
