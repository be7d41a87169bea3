import { expect, test, type Page } from '@playwright/test'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { accessibilityOf } from '../scripts/browser/accessibility-of.ts'
import { EMAIL_DIGEST, ORDER, ORDER_NUMBER } from '../tests/support/shown-order.ts'
import { longFor } from './support/long.ts'
import { readWords } from './support/words.ts'

const VIEW = {
  reference: 'PU-7K4M-92',
  order: { ...ORDER, emailDigest: EMAIL_DIGEST, coupon: null },
  isBuyer: true,
  isSignedIn: true,
}

const answerOrder = (page: Page, json: object) =>
  page.route(`**${API_PATHS.order}`, (route) => route.fulfill({ json }))

const layerOf = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'dataLayer') ?? [])

const purchasesIn = async (page: Page) =>
  JSON.stringify(await layerOf(page)).match(/"event":"purchase"/g)?.length ?? 0

for (const locale of LOCALE_CODES) {
  const name = `the receipt in ${locale} is stamped, and its order pushed once, also after a reload`
  test(name, longFor(locale), async ({ page }) => {
    const words = await readWords(locale, 'receipt')
    await answerOrder(page, VIEW)
    await page.goto(routePath('purchaseThanks', locale))
    await expect(page.getByText(words('waiting'))).toBeVisible()
    await expect(page.getByText(ORDER_NUMBER)).toBeVisible({ timeout: 10_000 })
    await expect(page.getByText(words('shown'))).toBeVisible()
    await expect(page.getByText(words('stamp'), { exact: true })).toBeVisible()
    expect((await accessibilityOf(page).analyze()).violations).toEqual([])
    expect(await purchasesIn(page)).toBe(1)
    await page.reload()
    await expect(page.getByText(ORDER_NUMBER)).toBeVisible({ timeout: 10_000 })
    expect(await purchasesIn(page)).toBe(0)
  })
}

test('a browser that has bought nothing is told what happens next, and asked for no cookies', async ({
  page,
}) => {
  const words = await readWords('en', 'receipt')
  await page.goto(routePath('purchaseThanks', 'en'))
  await expect(page.getByText(words('missing.title'))).toBeVisible({ timeout: 10_000 })
  expect((await accessibilityOf(page).analyze()).violations).toEqual([])
  await expect(page.locator('.consent')).toBeHidden()
})

test('a payment that is not confirmed gives its reference, and the receipt follows', async ({
  page,
}) => {
  await answerOrder(page, { ...VIEW, order: null })
  await page.goto(routePath('budgetoThanks', 'de'))
  await expect(page.getByText(VIEW.reference)).toBeVisible({ timeout: 10_000 })
  expect((await accessibilityOf(page).analyze()).violations).toEqual([])
  await page.unroute(`**${API_PATHS.order}`)
  const told = page.waitForRequest(`**${API_PATHS.partnerNotify}`)
  await answerOrder(page, VIEW)
  await expect(page.getByText(ORDER_NUMBER)).toBeVisible({ timeout: 10_000 })
  expect((await told).method()).toBe('POST')
})

test('the page is listed nowhere', async ({ request }) => {
  for (const id of ['purchaseThanks', 'budgetoThanks', 'clickbankThanks'] as const) {
    const answer = await request.get(routePath(id, 'en'))
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex, nofollow"/)
  }
})
