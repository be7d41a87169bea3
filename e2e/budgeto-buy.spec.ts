import { expect, test } from '@playwright/test'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { accessibilityOf } from '../scripts/browser/accessibility-of.ts'
import { longFor } from './support/long.ts'
import { readWords } from './support/words.ts'

const PACKAGE = 'bib-save-73'

for (const locale of LOCALE_CODES) {
  test(`a partner’s link in ${locale} is bought by`, longFor(locale), async ({ page }) => {
    const words = await readWords(locale, 'budgetoBuy')
    await page.goto(`${routePath('budgetoBuy', locale)}/${PACKAGE}`)
    await expect(page.getByText(words('link.open'))).toBeVisible()
    // What the package says of a saving the price book does not bear out.
    await expect(page.locator('[data-fill="percent"]')).toBeHidden()
    expect((await accessibilityOf(page).analyze()).violations).toEqual([])
    const posted = page.waitForRequest('**/api/quote')
    await page.getByRole('button', { name: words('sheet.action') }).click()
    expect((await posted).postData()).toContain(`packageToken=${PACKAGE}`)
    await expect(page).toHaveURL(routePath('checkout', locale))
  })
}

test('without a link Basic costs the same', async ({ page }) => {
  const words = await readWords('en', 'budgetoBuy')
  await page.goto(routePath('budgetoBuy', 'en'))
  const price = await page.locator('.buy-price').textContent()
  await page.goto(`${routePath('budgetoBuy', 'en')}/${PACKAGE}`)
  expect(await page.locator('.buy-price').textContent()).toBe(price)
  await page.goto(routePath('budgetoBuy', 'en'))
  await page.getByRole('button', { name: words('sheet.action') }).click()
  await expect(page).toHaveURL(routePath('checkout', 'en'))
})

test('a link that nobody knows says so, and Basic can be bought all the same', async ({ page }) => {
  const words = await readWords('de', 'budgetoBuy')
  await page.goto(`${routePath('budgetoBuy', 'de')}/nobody-knows-this`)
  await expect(page.getByText(words('link.unknown.title'))).toBeVisible()
  expect((await accessibilityOf(page).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: words('sheet.action') }).click()
  await expect(page).toHaveURL(routePath('checkout', 'de'))
})

test('no search engine lists it', async ({ request }) => {
  const answer = await request.get(`${routePath('budgetoBuy', 'en')}/${PACKAGE}`)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex, nofollow"/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link is bought by, too', async ({ page }) => {
    const words = await readWords('fr', 'budgetoBuy')
    await page.goto(`${routePath('budgetoBuy', 'fr')}/${PACKAGE}`)
    await page.getByRole('button', { name: words('sheet.action') }).click()
    await expect(page).toHaveURL(routePath('checkout', 'fr'))
  })

  test('a link that nobody knows leads back to the page, which then sells without it', async ({
    page,
  }) => {
    const words = await readWords('en', 'budgetoBuy')
    await page.goto(`${routePath('budgetoBuy', 'en')}/nobody-knows-this`)
    await page.getByRole('button', { name: words('sheet.action') }).click()
    await expect(page).toHaveURL(`${routePath('budgetoBuy', 'en')}?package=unknown#package-unknown`)
    await page.getByRole('button', { name: words('sheet.action') }).click()
    await expect(page).toHaveURL(routePath('checkout', 'en'))
  })
})
