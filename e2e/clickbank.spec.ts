import { expect, test, type Page } from '@playwright/test'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { accessibilityOf } from '../scripts/browser/accessibility-of.ts'
import { longFor } from './support/long.ts'
import { readWords } from './support/words.ts'

const newReceipt = () => crypto.randomUUID().slice(0, 8).toUpperCase()

const addressOf = (path: string, receipt: string) => {
  const time = Math.floor(Date.now() / 1000)
  const buyer = 'cname=Eva%20M%C3%BCller&cemail=eva%40example.org'
  return `${path}?cbreceipt=${receipt}&time=${time}&item=1&cbpop=0A1B2C3D&${buyer}`
}

const purchasesIn = (page: Page) =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer') ?? []
    return JSON.stringify(layer).match(/"event":"purchase"/g)?.length ?? 0
  })

for (const locale of LOCALE_CODES) {
  const name = `a receipt in ${locale} leads to its thanks, and its event is not pushed again by a reload`
  test(name, longFor(locale), async ({ page }) => {
    const receipt = newReceipt()
    await page.goto(addressOf(routePath('clickbankReceipt', locale), receipt))
    await expect(page).toHaveURL(routePath('clickbankThanks', locale))
    await expect(page.getByText(receipt)).toBeVisible()
    await expect(page.getByText('Eva', { exact: true })).toBeVisible()
    expect((await accessibilityOf(page).analyze()).violations).toEqual([])
    await page.reload()
    await expect(page.getByText(receipt)).toBeVisible()
    expect(await purchasesIn(page)).toBe(0)
  })
}

test('nothing of the buyer stays in the address, the history or an event', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const isArrival = request.isNavigationRequest() && request.url().includes('cbreceipt')
    const isReceipt = request.url().endsWith(API_PATHS.clickbank)
    if (!isArrival && !isReceipt) {
      requests.push(
        `${request.url()} ${request.postData() ?? ''} ${request.headers().referer ?? ''}`,
      )
    }
  })
  await page.goto(addressOf(routePath('clickbankReceipt', 'en'), newReceipt()))
  await expect(page).toHaveURL(routePath('clickbankThanks', 'en'))
  await expect.poll(() => purchasesIn(page)).toBe(1)
  await page.goBack()
  await page.waitForLoadState()
  expect(page.url()).not.toMatch(/cbreceipt|cemail/)
  // Scripts of the first page are asked for while its address still holds the receipt.
  const others = requests.filter((line) => !/\.(?:js|css|woff2|svg|png|ico)\b/.test(line))
  expect(others.join('\n')).not.toMatch(/eva%40|eva@|M%C3%BCller|Müller/)
})

test('a receipt that is not taken leads to a person, and can be tried again', async ({ page }) => {
  const words = await readWords('de', 'clickbankReceipt')
  await page.route(
    `**${API_PATHS.clickbank}`,
    (route) => route.fulfill({ status: 503, json: {} }),
    {
      times: 1,
    },
  )
  await page.goto(addressOf(routePath('clickbankReceipt', 'de'), newReceipt()))
  await expect(page.getByText(words('failed.title'))).toBeVisible()
  expect((await accessibilityOf(page).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: words('retry') }).click()
  await expect(page).toHaveURL(routePath('clickbankThanks', 'de'))
})

test('an address without a receipt says so', async ({ page }) => {
  const words = await readWords('fr', 'clickbankReceipt')
  await page.goto(routePath('clickbankReceipt', 'fr'))
  await expect(page.getByText(words('missing.title'))).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to reach a person', async ({ page }) => {
    const words = await readWords('en', 'clickbankReceipt')
    await page.goto(addressOf(routePath('clickbankReceipt', 'en'), newReceipt()))
    await expect(page.locator('main noscript p')).toContainText(words('noScript'))
    await expect(page.getByRole('link', { name: words('support') })).toBeVisible()
  })
})
