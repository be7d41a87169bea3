import { expect, test, type Page } from '@playwright/test'
import { startUpstream, type UpstreamServer } from '../tests/support/upstream-server.ts'
import { forward } from './support/forward.ts'
import { LONG } from './support/long.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'
import { expectArrival, newEmail } from './support/sign-ups.ts'

let user: UpstreamServer
let site: OwnSite

test.describe.configure({ mode: 'default', timeout: 180_000 })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  user = await startUpstream()
  site = await startOwnSite({
    USER_SERVICE_URL: `${user.url}/userbase`,
    SITE_URL: '',
    WEB_APP_URL: '',
  })
  await site.start('services')
  user.reply = forward({ origin: site.servicesUrl })
  await site.start('site')
})

test.afterAll(async () => {
  await site.end()
  await user.close()
})

/** From now on accounts are made, and every answer about one is lost. */
const loseAnswers = () => {
  user.seen.length = 0
  user.reply = (request, response) => {
    const passOn = forward({
      origin: site.servicesUrl,
      hold: () => Promise.reject(new Error('lost')),
    })
    passOn(request, response)
  }
}

const answerAgain = () => {
  user.reply = forward({ origin: site.servicesUrl })
}

/** Sends the form that stands open. */
const send = async (page: Page, typed: { email: string; password?: string }) => {
  const dialog = page.locator('dialog[open]')
  await dialog.locator('input[name=email]').fill(typed.email)
  if (typed.password) {
    await dialog.locator('input[name=password]').fill(typed.password)
    await dialog.locator('input[name=confirmPassword]').fill(typed.password)
  }
  // Playwright would wait for the navigation, which a form without script starts.
  await dialog.locator('form button[type=submit]').evaluate((button: HTMLElement) => button.click())
}

/** Sends the form of a page, whose account is made and whose answer never comes. */
const sendInVain = async (page: Page, typed: { email: string; password?: string }) => {
  loseAnswers()
  const answered = page.waitForResponse(
    (answer) => answer.url().includes('/api/sign-up') && ![307].includes(answer.status()),
  )
  await send(page, typed)
  await answered
  expect(user.seen.length).toBeGreaterThan(0)
  answerAgain()
}

const openDialog = async (page: Page, path: string) => {
  await page.goto(`${site.url}${path}`)
  await page.locator('main a[data-sign-up]').first().click()
}

// One key for all of them: tests/features/signup/sign-up-flow.test.tsx, tests/app/api/sign-up-attempt.test.ts, the services'
// idempotency-suite.ts, and in the browser the page that is loaded anew (e2e/sign-up-attempt.spec.ts).
test.describe('an account whose answer was lost', LONG, () => {
  test('is arrived in by another card of the same page, and by another link', async ({ page }) => {
    const email = newEmail()
    await openDialog(page, '/docs/free-demo')
    await sendInVain(page, { email })
    // Nothing closes it until the page has the answer too.
    await expect(page.locator('dialog [type=submit]')).toHaveAttribute('aria-busy', 'false')
    await page.keyboard.press('Escape')
    await page.locator('main a[data-sign-up=document]:visible').first().click()
    await send(page, { email })
    await expectArrival(page, email)
  })

  for (const [way, path] of [
    ['/l/f', '/l/f'],
    ['the page in French', '/fr/l/f'],
    ['another landing page', '/docs/ms-office'],
  ] as const) {
    test(`is arrived in by ${way}`, async ({ page }) => {
      const email = newEmail()
      await openDialog(page, '/docs/free-demo')
      await sendInVain(page, { email })
      if (path.endsWith('/l/f')) await page.goto(`${site.url}${path}`)
      else await openDialog(page, path)
      await send(page, { email })
      await expectArrival(page, email)
    })
  }

  test('is arrived in by another spelling of the address', async ({ page }) => {
    const email = newEmail()
    await openDialog(page, '/docs/free-demo')
    await sendInVain(page, { email })
    await send(page, { email: email.replace('ann', 'Ann') })
    await page.waitForURL(/\/webapp\/\?/)
  })

  test('is arrived in by another page while the first is in flight', async ({ context }) => {
    const email = newEmail()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    user.seen.length = 0
    user.reply = forward({ origin: site.servicesUrl, hold: () => held })
    const first = await context.newPage()
    await openDialog(first, '/docs/free-demo')
    await send(first, { email })
    await expect.poll(() => user.seen.length).toBe(1)
    answerAgain()
    const second = await context.newPage()
    await openDialog(second, '/docs/ms-office')
    await send(second, { email })
    await expectArrival(second, email)
    letGo()
    await expectArrival(first, email)
  })

  test('is arrived in with the password that was typed, and not with another one', async ({
    page,
    browser,
  }) => {
    const [email, password] = [newEmail(), 'correct horse 1']
    await openDialog(page, '/docs/ab/10.09.24/02')
    await sendInVain(page, { email, password })
    await send(page, { email, password: 'correct horse 2' })
    await expect(page.locator('dialog[open] [data-invalid]').first()).toBeVisible()
    const stranger = await browser.newPage()
    await stranger.goto(`${site.url}/l/f`)
    await send(stranger, { email })
    await expect(stranger.locator('dialog[open] [data-invalid]').first()).toBeVisible()
    await send(page, { email, password })
    await expectArrival(page, email)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('is arrived in by another link', async ({ page }) => {
      const email = newEmail()
      await page.goto(`${site.url}/docs/free-demo`)
      await page.locator('main a[data-sign-up]').first().click()
      await sendInVain(page, { email })
      await page.goto(`${site.url}/fr/docs/demo`)
      await page.locator('main a[data-sign-up]').last().click()
      await send(page, { email })
      await expectArrival(page, email)
    })
  })
})
