import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { COOKIES } from '../lib/config/cookies.ts'
import { LONG } from './support/long.ts'
import { expectArrival, signUp } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const siteUrl = process.env.SITE_URL ?? ''
const words = await readWords('en', 'signUp')

const save = (context: BrowserContext, value: string) =>
  context.addCookies([
    { name: COOKIES.search.name, value: encodeURIComponent(value), url: siteUrl },
    { name: COOKIES.choice.name, value: '0', url: siteUrl },
  ])

/** Opens a page and waits until it knows who is signed in. */
const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator('html[data-account]')).toHaveCount(1)
}

const LEASE = /\/webapp\/search\/\?t=lease&lang=en&lib=en$/

test('a signed-in visitor with a saved search skips the dialog of landing pages', async ({
  page,
  context,
}) => {
  await signUp(context)
  await save(context, 'url=search/&t=lease')
  for (const path of ['/docs/free-demo', '/docs/ab/15.10.24/01', '/lp/ab/23.05.18/01']) {
    await visit(page, path)
    await page.locator('main a[data-sign-up=landing]').first().click()
    await expect(page, path).toHaveURL(LEASE)
  }
  // They come back to a page that the browser has not kept.
  await page.goBack()
  await expect(page.locator('html[data-account]')).toHaveCount(1)
  await page.locator('main a[data-sign-up=landing]').first().click()
  await expect(page).toHaveURL(LEASE)
})

test('so does the form in a page, and the page that opens the dialog by itself', async ({
  page,
  context,
}) => {
  await signUp(context)
  await save(context, 'url=search/&t=lease')
  await visit(page, '/l/aug232024')
  await page.locator('main form[data-sign-up] [type=email]').first().fill('other@company.example')
  await page.locator('main form[data-sign-up] button').first().click()
  await expect(page).toHaveURL(LEASE)
  await page.goto('/docs/free-demo')
  await page.goto('/l/f')
  await expect(page).toHaveURL(LEASE)
  // No trap: one step back lies what was before.
  await page.goBack()
  await expect(page).toHaveURL(/\/docs\/free-demo$/)
})

test('without a saved search a landing page opens its dialog (S2 §4)', async ({
  page,
  context,
}) => {
  await signUp(context)
  await visit(page, '/docs/free-demo')
  await page.locator('main a[data-sign-up=landing]').first().click()
  await expect(page.getByRole('dialog', { name: words('heading') })).toBeVisible()
})

test('their own address in the form arrives, and another one that is taken does not', async ({
  page,
  context,
  browser,
}) => {
  const email = await signUp(context)
  const stranger = await browser.newContext({ baseURL: siteUrl })
  const taken = await signUp(stranger)
  await stranger.close()
  await visit(page, '/docs/free-demo')
  await page.locator('main a[data-sign-up=landing]').first().click()
  await page.getByRole('textbox', { name: words('label.default') }).fill(taken)
  await page.getByRole('button', { name: words('submit.download') }).click()
  const field = page.getByRole('textbox', { name: words('label.exists') })
  await expect(field).toBeVisible()
  await field.fill(email)
  await page.getByRole('button', { name: words('submit.download') }).click()
  await expectArrival(page, email)
})

test('a saved business plan opens the kit from the button of a page (S2 §4)', async ({
  page,
  context,
}) => {
  await signUp(context)
  await save(context, 'business-plan-D1004')
  const kit = /\/webapp\/business-plan-kit\/\?lang=en&lib=en$/
  await visit(page, '/')
  await page.locator('main a[data-sign-up]:not([data-sign-up=document])').last().click()
  await expect(page).toHaveURL(kit)
  await visit(page, '/docs/free-demo')
  await page.locator('main a[data-sign-up=landing]').first().click()
  await expect(page).toHaveURL(kit)
})

// What the site answers is the same: tests/app/api/sign-up-own-account.test.ts.
test.describe('without script', LONG, () => {
  test.use({ javaScriptEnabled: false })

  test('their own address arrives too', async ({ page, context }) => {
    const email = await signUp(context)
    await page.goto('/l/f')
    await page.getByRole('textbox', { name: words('label.default') }).fill(email)
    await page.getByRole('dialog').getByRole('button').click()
    await expectArrival(page, email)
  })
})

test('a signed-in visitor finds the account on a telephone, and no log-in in its menu (S2 §2.6)', async ({
  page,
  context,
}) => {
  const shell = await readWords('en', 'shell')
  await signUp(context)
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: shell('account') })).toBeInViewport({ ratio: 1 })
  await header.getByLabel(shell('menu')).click()
  await expect(header.getByRole('navigation').getByRole('link').first()).toBeVisible()
  await expect(header.getByRole('link', { name: shell('logIn') })).toHaveCount(0)
})
