import { setTimeout as delay } from 'node:timers/promises'
import { devices, expect, test, type BrowserContext, type Page } from '@playwright/test'
import { STORAGE_KEYS } from '../lib/config/storage-keys.ts'
import { CHROMIUM_ARGS } from '../scripts/browser/chromium-args.ts'
import { findChromium } from '../scripts/browser/find-chromium.ts'
import { startCountingSite, type CountingSite } from './support/counting-site.ts'

/** Longer than a landing page waits for its view and an event for others. */
const ALL_SENT_MS = 3000

/** Long enough for a second try on a machine that is busy. */
const COUNTED_MS = 25_000

test.describe.configure({ mode: 'serial', timeout: 180_000 })

// What a page sends while it goes away carries the browser's own name, which says that it is a program.
const { userAgent } = devices['Desktop Chrome']

test.use({
  launchOptions: {
    executablePath: findChromium(process.env),
    args: [...CHROMIUM_ARGS, `--user-agent=${userAgent}`],
  },
})

let site: CountingSite

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startCountingSite()
})

test.beforeEach(() => site.forget())

test.afterAll(() => site?.stop())

const names = async () => (await site.counted()).map(({ name }) => name).toSorted()

const waitForNames = (expected: string[]) =>
  expect.poll(names, { timeout: COUNTED_MS }).toEqual(expected)

const isEvents = (url: string) => new URL(url).pathname === '/api/events'

/** The ids that page script posted and the status of each answer. */
const watchPosts = (page: Page) => {
  const posts: { ids: string[]; status: number }[] = []
  page.on('response', (response) => {
    if (!isEvents(response.url())) return
    const sent: { id: string }[] = JSON.parse(response.request().postData() ?? '[]')
    posts.push({ ids: sent.map(({ id }) => id), status: response.status() })
  })
  return posts
}

const choose = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: 'user-cookies', value, url: site.url }])

/** Keys of what is kept for the tab; where the visitor was on a page is no measurement. */
const sessionKeys = async (page: Page) =>
  (await page.evaluate(() => Object.keys(sessionStorage))).filter(
    (key) => key !== STORAGE_KEYS.scroll.name,
  )

test('a landing page counts its view and its keyword once, and nothing of the visitor', async ({
  page,
}) => {
  await page.goto(`${site.url}/fr/docs/demo?q=secret-word&utm_source=google`)
  await waitForNames(['landing view', 'record query'])
  await page.waitForTimeout(ALL_SENT_MS)
  const rows = await site.counted()
  expect(rows).toHaveLength(2)
  for (const row of rows) {
    expect(row).toMatchObject({
      language: 'fr',
      path: '/fr/docs/demo',
      visitId: null,
      emailHash: null,
    })
  }
  expect(JSON.stringify(rows)).not.toContain('secret-word')
  await expect.poll(() => sessionKeys(page), { timeout: COUNTED_MS }).not.toContain('b_events')
})

test('events of a time when the service was down are counted after a reload, once', async ({
  page,
}) => {
  const posts = watchPosts(page)
  await site.goDown()
  await page.goto(`${site.url}/docs/free-demo`)
  await expect.poll(() => posts.at(-1)?.status, { timeout: COUNTED_MS }).toBeGreaterThanOrEqual(500)
  expect(await sessionKeys(page)).toContain('b_events')
  const kept = new Set(posts.at(-1)?.ids)
  expect(kept.size).toBe(2)
  await site.comeUp()
  await page.reload()
  await waitForNames(['landing view', 'landing view', 'record query', 'record query'])
  const ids = (await site.counted()).map(({ id }) => id.replaceAll('-', ''))
  expect(ids.filter((id) => kept.has(id))).toHaveLength(2)
  await expect.poll(() => sessionKeys(page)).not.toContain('b_events')
})

test('a landing page that is left at once has counted its keyword', async ({ page }) => {
  await page.goto(`${site.url}/docs/free-demo`)
  await page.goto('about:blank')
  await expect.poll(names, { timeout: COUNTED_MS }).toContain('record query')
})

test('a page that is left at once has counted all the same', async ({ page }) => {
  await page.goto(`${site.url}/l/f`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect
    .poll(() => page.locator('dialog').evaluate((element) => element.matches(':modal')))
    .toBe(true)
  await page.goto('about:blank')
  await expect.poll(names, { timeout: COUNTED_MS }).toContain('Signup started')
})

test('a page that is closed at once has counted all the same', async ({ page }) => {
  await page.goto(`${site.url}/l/f`)
  await expect
    .poll(() => page.locator('dialog').evaluate((element) => element.matches(':modal')))
    .toBe(true)
  await page.close({ runBeforeUnload: true })
  await expect.poll(names, { timeout: COUNTED_MS }).toContain('Signup started')
})

test('nobody is counted who declined', async ({ page, context }) => {
  await choose(context, '0')
  await page.goto(`${site.url}/docs/free-demo`)
  await page.waitForTimeout(ALL_SENT_MS)
  expect(await site.counted()).toEqual([])
  expect(await sessionKeys(page)).toEqual([])
})

test('nor whose browser says so, nor a crawler', async ({ browser }) => {
  const visitors = [
    { extraHTTPHeaders: { 'Sec-GPC': '1' } },
    { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ]
  const contexts = await Promise.all(visitors.map((visitor) => browser.newContext(visitor)))
  for (const context of contexts) {
    const page = await context.newPage()
    await page.goto(`${site.url}/docs/free-demo`)
  }
  await delay(ALL_SENT_MS)
  expect(await site.counted()).toEqual([])
  await Promise.all(contexts.map((context) => context.close()))
})

test('a site without its events service looks and works as ever', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await site.goDown()
  await page.goto(`${site.url}/docs/free-demo`)
  await page.locator('main a[data-sign-up]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForTimeout(ALL_SENT_MS)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(errors).toEqual([])
  await site.comeUp()
})
