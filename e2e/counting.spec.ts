import { devices, expect, test, type BrowserContext, type Page } from '@playwright/test'
import { CHROMIUM_ARGS } from '../scripts/browser/chromium-args.ts'
import { findChromium } from '../scripts/browser/find-chromium.ts'
import { startCountingSite, type CountingSite } from './support/counting-site.ts'
import { newEmail } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'signUp')

/** Longer than a landing page waits for its view and an event for others. */
const ALL_SENT_MS = 3000

/** Longer than the site waits before it captures what brought the visitor. */
const CAPTURED_MS = 1500

/** Long enough for a second try on a machine that is busy. */
const COUNTED_MS = 25_000

test.describe.configure({ mode: 'serial', timeout: 60_000 })

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

/** The ids and names that page script posted and the status of each answer. */
const watchPosts = (page: Page) => {
  const posts: { ids: string[]; names: string[]; status: number }[] = []
  page.on('response', (response) => {
    if (!isEvents(response.url())) return
    const sent: { id: string; name: string }[] = JSON.parse(response.request().postData() ?? '[]')
    const status = response.status()
    posts.push({ ids: sent.map(({ id }) => id), names: sent.map(({ name }) => name), status })
  })
  return posts
}

const choose = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: 'user-cookies', value, url: site.url }])

const sessionKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage))

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
  for (const visitor of visitors) {
    const context = await browser.newContext(visitor)
    const page = await context.newPage()
    await page.goto(`${site.url}/docs/free-demo`)
    await page.waitForTimeout(ALL_SENT_MS)
    expect(await site.counted()).toEqual([])
    await context.close()
  }
})

const openDialog = (page: Page) => page.locator('main a[data-sign-up]').first().click()

const emailField = (page: Page) => page.getByRole('textbox', { name: words('label.default') })

const submit = (page: Page) => page.getByRole('button', { name: words('submit.download') })

const accountOf = async (email: string) =>
  (await site.accounts()).find((account) => account.email === email)

const accountsCounted = async () =>
  (await site.counted()).filter(({ name }) => name === 'Account Created')

test('an account knows what brought its visitor, and is counted without an address', async ({
  page,
}) => {
  const email = newEmail()
  const bad = `&utm_campaign=${'x'.repeat(10_000)}&c=%3Cscript%3E&a=1&a=2`
  await page.goto(`${site.url}/docs/free-demo?utm_source=google&q=nda&affid=42&source=flyer${bad}`)
  await page.waitForTimeout(CAPTURED_MS)
  const posts = watchPosts(page)
  await openDialog(page)
  await emailField(page).fill(email)
  await submit(page).dblclick()
  await expect.poll(names, { timeout: COUNTED_MS }).toContain('Account Created')
  const source = {
    SourceChannel: 'google',
    SourceKeyword: 'nda',
    SourceQParam: 'nda',
    CustomTracking: { source: 'flyer', affid: '42' },
  }
  expect((await accountOf(email))?.trafficSource).toEqual(source)
  expect(await accountsCounted()).toEqual([
    expect.objectContaining({
      label: expect.any(String),
      language: 'en',
      path: '/docs/free-demo',
      arm: null,
      device: 'desktop',
      source,
      visitId: null,
      emailHash: expect.stringMatching(/^[\w-]{43}$/),
    }),
  ])
  // The page has told its data layer, and nobody else.
  await page.waitForURL(/\/webapp\//)
  expect(posts.flatMap((post) => post.names)).not.toContain('Account Created')
  // Who comes back and tries his address once more is no second account.
  await page.context().clearCookies()
  await page.goto(`${site.url}/docs/free-demo`)
  await openDialog(page)
  await emailField(page).fill(email)
  await submit(page).click()
  await expect(page.getByRole('textbox', { name: words('label.exists') })).toBeVisible()
  expect(await accountsCounted()).toHaveLength(1)
  expect(JSON.stringify(await site.counted())).not.toContain('company.example')
})

test('a form that is sent before the second is over carries what brought its visitor', async ({
  page,
}) => {
  const email = newEmail()
  // What is due after a second never comes by itself.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, milliseconds = 0) =>
        later(run, milliseconds === 1000 ? 600_000 : milliseconds),
    })
  })
  await page.goto(`${site.url}/docs/free-demo?utm_source=newsletter`)
  await openDialog(page)
  await emailField(page).fill(email)
  await submit(page).click()
  await expect.poll(() => accountOf(email), { timeout: COUNTED_MS }).toBeDefined()
  expect((await accountOf(email))?.trafficSource).toEqual({ SourceChannel: 'newsletter' })
})

test('an account is counted that was made without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/l/f`)
  await page.getByRole('dialog').getByRole('textbox').first().fill(newEmail())
  await page.getByRole('dialog').getByRole('button').first().click()
  await expect.poll(accountsCounted, { timeout: COUNTED_MS }).toHaveLength(1)
  expect(await accountsCounted()).toMatchObject([{ path: '/l/f', language: 'en' }])
  await context.close()
})

test('an account of a time when the events service was down is counted once it is back, once', async ({
  page,
}) => {
  const email = newEmail()
  await site.loseEvents()
  await page.goto(`${site.url}/docs/free-demo`)
  await openDialog(page)
  await emailField(page).fill(email)
  await submit(page).click()
  await page.waitForURL(/\/webapp\//)
  expect(await accountOf(email)).toBeDefined()
  expect(await accountsCounted()).toEqual([])
  await site.regainEvents()
  await expect.poll(accountsCounted, { timeout: COUNTED_MS }).toHaveLength(1)
  await page.waitForTimeout(ALL_SENT_MS)
  expect(await accountsCounted()).toHaveLength(1)
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
