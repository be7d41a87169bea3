import { expect, test, type Page } from '@playwright/test'
import { startCountingSite, type CountingSite } from './support/counting-site.ts'
import { LONG } from './support/long.ts'
import { newEmail } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'signUp')

/** Longer than an event waits for others. */
const ALL_SENT_MS = 3000

/** Longer than the site waits before it captures what brought the visitor, on a machine that is busy. */
const CAPTURED_MS = 5000

/** Long enough for a second try on a machine that is busy. */
const COUNTED_MS = 25_000

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let site: CountingSite

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startCountingSite()
})

test.beforeEach(() => site.forget())

test.afterAll(() => site?.stop())

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
  const posted: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') posted.push(request.postData() ?? '')
  })
  await openDialog(page)
  await emailField(page).fill(email)
  await submit(page).dblclick()
  await expect.poll(accountsCounted, { timeout: COUNTED_MS }).toHaveLength(1)
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
  const isStarted = async () => (await site.counted()).some(({ name }) => name === 'Signup started')
  await expect.poll(isStarted, { timeout: COUNTED_MS }).toBe(true)
  expect(posted.join('')).not.toContain('Account Created')
  // Who comes back and tries an address once more is no second account.
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

// As in tests/app/api/sign-up-count.test.ts.
test(
  'an account of a time when the events service was down is counted once it is back, once',
  LONG,
  async ({ page }) => {
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
  },
)
