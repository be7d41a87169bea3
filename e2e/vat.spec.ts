import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { routePath } from '../lib/i18n/public-path.ts'
import { wordsOf } from '../services/words/words.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'
import { choosePlan, newEmail, order, SLOW_MS, typeCard } from './support/purchase.ts'
import { readWords } from './support/words.ts'

/** As if the owner had settled Germany; no country of the Union is. */
const SETTLES = new URL('./support/settle-germany.ts', import.meta.url).href

const [KNOWN, UNKNOWN] = ['DE111111111', 'DE222222222']

/** The register of VAT numbers, as the Commission's answers. */
const register = createServer((request, response) => {
  void (async () => {
    const asked: unknown = JSON.parse(await text(request))
    const isKnown = KNOWN === `DE${String(Reflect.get(Object(asked), 'vatNumber'))}`
    const answer = { valid: isKnown, requestDate: new Date().toISOString() }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })()
})

let site: OwnSite

test.beforeAll(async () => {
  test.setTimeout(150_000)
  await new Promise<void>((resolve) => {
    register.listen(0, '127.0.0.1', resolve)
  })
  const address = register.address()
  const port = typeof address === 'object' ? address?.port : 0
  site = await startOwnSite({
    SITE_URL: '',
    WEB_APP_URL: '',
    PAYMENT_URL: '',
    VIES_URL: `http://127.0.0.1:${port}`,
    NODE_OPTIONS: `--import ${SETTLES}`,
  })
  await site.start('services')
  await site.start('site')
})

test.afterAll(async () => {
  await site.end()
  register.close()
})

const words = await readWords('de', 'checkout')

const field = (page: Page, name: string) =>
  page.getByLabel(words(`client.fields.${name}.label`), { exact: true })

const receipt = (page: Page) => page.locator('.receipt')

const vatIn = words('client.receipt.vatIncluded').replace('{tax}', words('client.taxes.VAT'))

/** The checkout of somebody in Germany, filled in but for the card. */
const checkout = async (browser: Browser) => {
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await choosePlan(page, 'de')
  await field(page, 'email').fill(newEmail())
  await field(page, 'firstName').fill('Eva')
  await field(page, 'lastName').fill('Müller')
  await field(page, 'country').selectOption('DE')
  return page
}

/** Orders, and opens the receipt in the account. */
const buy = async (page: Page) => {
  await typeCard(page, { locale: 'de', card: 'succeeds' })
  await expect(page.locator('.checkout-renewal')).toContainText(/20\d\d/, { timeout: SLOW_MS })
  await page.getByLabel(words('consent')).check()
  await order(page).click()
  await expect(page).toHaveURL(routePath('purchaseThanks', 'de'), { timeout: SLOW_MS })
  const thanks = await readWords('de', 'purchaseThanks')
  await page
    .getByRole('link', { name: thanks('action') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/webapp\//, { timeout: SLOW_MS })
  await page.goto(`${site.environment.public.WEB_APP_URL}/account/billing/?lang=de&lib=de`)
  await page.locator('.history th a').click()
}

/** An amount as it is written, in cents. */
const cents = (written: string) => Number(written.replaceAll(/\D/g, ''))

test('a consumer in Germany pays the price of the book, and sees the tax in it', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const page = await checkout(browser)
  const row = receipt(page).locator('.receipt-row', { hasText: vatIn })
  await expect(row).toContainText(/19\s%/)
  const total = cents(await receipt(page).locator('[data-kind=total] dd').innerText())
  expect(cents(await row.locator('dd').innerText())).toBe(Math.round((total * 19) / 119))
  await buy(page)
  const table = page.getByRole('main').locator('table').first()
  await expect(table).toContainText(/19\s%/)
  await expect(table).not.toContainText(wordsOf('de').papers.reverseCharge)
  expect(cents(await table.locator('.total td').innerText())).toBe(total)
})

test('a company in Germany owes the tax itself, once the register knows its number', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const page = await checkout(browser)
  await page.getByLabel(words('client.fields.invoice')).check()
  await field(page, 'company').fill('Müller GmbH')
  await field(page, 'street').fill('Hauptstraße 1')
  await field(page, 'city').fill('Berlin')
  await field(page, 'taxNumber').fill(UNKNOWN)
  const reverse = receipt(page).locator('.receipt-row', {
    hasText: words('client.receipt.reverseCharge'),
  })
  await expect(receipt(page).getByText(vatIn)).toBeVisible()
  await expect(reverse).toBeHidden()
  const full = cents(await receipt(page).locator('[data-kind=total] dd').innerText())
  await field(page, 'taxNumber').fill(KNOWN)
  await expect(reverse).toBeVisible({ timeout: SLOW_MS })
  const total = cents(await receipt(page).locator('[data-kind=total] dd').innerText())
  expect(total).toBe(full - Math.round((full * 19) / 119))
  await buy(page)
  const main = page.getByRole('main')
  for (const said of [KNOWN, 'Müller GmbH', wordsOf('de').papers.reverseChargeText]) {
    await expect(main).toContainText(said)
  }
  expect(cents(await main.locator('table .total td').first().innerText())).toBe(total)
  // Its sentence is longer than a phone is wide.
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
