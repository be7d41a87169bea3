import { expect, test, type Page } from '@playwright/test'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { COOKIES } from '../lib/config/cookies.ts'
import { HAND_OFF_WAIT_MS } from '../lib/config/hand-off.ts'
import {
  json,
  silence,
  startUpstream,
  type UpstreamServer,
} from '../tests/support/upstream-server.ts'
import { forward } from './support/forward.ts'
import { LONG } from './support/long.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'
import { expectArrival, newEmail } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'signUp')

/** Longer than any answer here takes, and far from the time that a call may take. */
const SOON_MS = 5000

let user: UpstreamServer
let account: UpstreamServer
let site: OwnSite

test.describe.configure({ mode: 'default', timeout: 180_000 })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  user = await startUpstream()
  account = await startUpstream()
  site = await startOwnSite({
    USER_SERVICE_URL: `${user.url}/userbase`,
    ACCOUNT_SERVICE_URL: `${account.url}/api`,
    // Its own, not those of the site that the other tests visit.
    SITE_URL: '',
    WEB_APP_URL: '',
  })
  await site.start('services')
  user.reply = forward({ origin: site.servicesUrl })
  account.reply = forward({ origin: site.servicesUrl })
  await site.start('site')
})

test.afterAll(async () => {
  await site.end()
  await user.close()
  await account.close()
})

test.beforeEach(() => {
  user.seen.length = 0
  user.reply = forward({ origin: site.servicesUrl })
  account.reply = forward({ origin: site.servicesUrl })
})

/** Whether page script runs. */
const KINDS = [
  ['with script', true],
  ['without script', false],
] as const

const send = async (page: Page, { email, query = '' }: { email: string; query?: string }) => {
  await page.goto(`${site.url}/l/f${query}`)
  await page.getByRole('textbox', { name: words('label.default') }).fill(email)
  // Playwright would wait for the navigation, which some tests hold up.
  const button = page.getByRole('dialog').getByRole('button').first()
  await button.evaluate((element: HTMLElement) => {
    element.click()
  })
}

/** The payloads that reached the user service. */
const payloads = () => user.seen.map(({ body }): unknown => JSON.parse(body))

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

for (const [kind, javaScriptEnabled] of KINDS) {
  // What the site answers is the same: tests/app/api/sign-up-attempt.test.ts and hand-off-wait.test.ts.
  test.describe(kind, javaScriptEnabled ? {} : LONG, () => {
    test.use({ javaScriptEnabled })

    test('who reloads while the account is being made, and sends the form again, arrives', async ({
      page,
    }) => {
      const email = newEmail()
      let letGo = () => {}
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      user.reply = forward({ origin: site.servicesUrl, hold: () => held })
      await send(page, { email })
      await expect.poll(() => user.seen.length).toBe(1)
      expect(await cookieNames(page)).toContain(COOKIES.attempt.name)
      user.reply = forward({ origin: site.servicesUrl })
      await send(page, { email })
      await expectArrival(page, email)
      letGo()
      const [first, second] = user.seen.map(({ headers }) => headers['idempotency-key'])
      expect(second).toBe(first)
      expect(await cookieNames(page)).not.toContain(COOKIES.attempt.name)
    })

    test('a validation that hangs keeps nobody longer than 2 s after the account is made', async ({
      page,
    }) => {
      account.reply = (request, response) => {
        const isValidation = request.path.includes('ssoValidate')
        const reply = isValidation ? silence : forward({ origin: site.servicesUrl })
        reply(request, response)
      }
      const email = newEmail()
      const created = page.waitForResponse(
        (response) =>
          response.url().includes(API_PATHS.signUp) && [201, 303].includes(response.status()),
      )
      const leaving = page.waitForResponse(`**${API_PATHS.handOff}/**`)
      await send(page, { email })
      const { responseStart, requestStart } = (await created).request().timing()
      expect(responseStart - requestStart).toBeLessThan(SOON_MS)
      const createdAt = Date.now()
      await leaving
      const tookMs = Date.now() - createdAt
      expect(tookMs).toBeGreaterThan(HAND_OFF_WAIT_MS - 500)
      expect(tookMs).toBeLessThan(HAND_OFF_WAIT_MS + SOON_MS)
      await expectArrival(page, email)
    })
  })
}

test('a browser that keeps no cookies is told that they are needed', async () => {
  const email = newEmail()
  const fields = { email, language: 'en', label: 'Offer', entryPoint: '/l/f' }
  // Follows redirects and keeps no cookie.
  const answer = await fetch(`${site.url}${API_PATHS.signUp}`, {
    method: 'POST',
    headers: { Origin: site.url },
    body: new URLSearchParams(fields),
  })
  expect(new URL(answer.url).search).toBe('?signup=cookies')
  expect(await answer.text()).toContain(words('label.cookies'))
  expect(user.seen).toEqual([])
})

test.describe('a service that fails', () => {
  test.use({ javaScriptEnabled: false })

  test('leaves a form without script as it is, and the next try arrives', async ({ page }) => {
    const email = newEmail()
    user.reply = json(500, {})
    const failed = page.waitForResponse((response) => response.status() === 204)
    await send(page, { email })
    await failed
    const field = page.getByRole('textbox', { name: words('label.default') })
    await expect(field).toHaveValue(email)
    await expect(page).toHaveURL(`${site.url}/l/f`)
    user.reply = forward({ origin: site.servicesUrl })
    await page.getByRole('dialog').getByRole('button').first().click()
    await expectArrival(page, email)
  })
})

test.describe('what a form without script brings along', () => {
  test.use({ javaScriptEnabled: false })

  // As in tests/app/api/sign-up-form-source.test.ts and, by the link's query, e2e/sign-up-without-script.spec.ts.
  test('is the page whose link led to it, and its label', LONG, async ({ page }) => {
    await page.goto(`${site.url}/docs/free-demo`)
    const link = page.locator('main a[data-sign-up]').first()
    const label = new URL((await link.getAttribute('href')) ?? '', site.url).searchParams.get(
      'label',
    )
    await link.click()
    const email = newEmail()
    await page.getByRole('textbox', { name: words('label.default') }).fill(email)
    await page.getByRole('dialog').getByRole('button').first().click()
    await expectArrival(page, email)
    const CreationPage = `${new URL(site.url).host}/docs/free-demo`
    expect(payloads()).toMatchObject([{ Email: email, DocName: label, CreationPage }])
  })

  test('is the source that the address of the page names', LONG, async ({ page }) => {
    const email = newEmail()
    await send(page, { email, query: '?utm_source=mail&utm_campaign=spring&q=lease' })
    await expectArrival(page, email)
    expect(payloads()).toMatchObject([
      { SourceChannel: 'mail', SourceCampaign: 'spring', SourceKeyword: 'lease' },
    ])
  })

  test('is no source where the visitor declines', LONG, async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' })
    const email = newEmail()
    await send(page, { email, query: '?utm_source=mail' })
    await expectArrival(page, email)
    expect(payloads()).toMatchObject([{ Email: email }])
    expect(JSON.stringify(payloads())).not.toContain('Source')
  })
})
