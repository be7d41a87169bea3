import { expect, test, type Page } from '@playwright/test'
import { GALLERY_MARK, GALLERY_PATH } from '../../lib/config/gallery.ts'
import type { Locale } from '../../lib/config/locales.ts'
import { publicPath } from '../../lib/i18n/public-path.ts'
import { exhibitFaults } from '../../scripts/gallery/photograph.ts'
import { readWords } from '../support/words.ts'

// What every state must hold to (axe, 320 px, a quiet console) stands in gallery.spec.ts; `npm run test:long` gives all to axe.

const open = async (page: Page, state: string, locale: Locale = 'en') => {
  await page.goto(publicPath({ locale, path: `${GALLERY_PATH}/checkout/${state}` }))
  await page.waitForSelector(`html[${GALLERY_MARK}]`)
  return readWords(locale, 'checkout')
}

for (const state of ['wrong', 'card', 'total-changed', 'late']) {
  test(`axe finds nothing where the checkout is "${state}"`, async ({ page }) => {
    const url = publicPath({ locale: 'en', path: `${GALLERY_PATH}/checkout/${state}` })
    expect(await exhibitFaults(page, { url, isPageSeen: false })).toEqual([])
  })
}

test('an order with something missing leads to the first wrong field, by keyboard too', async ({
  page,
}) => {
  const words = await open(page, 'wrong')
  const email = page.getByLabel(words('client.fields.email.wrong'))
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('jane.miller@example.com')
  await expect(page.getByLabel(words('client.fields.email.label'))).not.toHaveAttribute(
    'aria-invalid',
  )
})

test('why nothing was bought is said over the button, and heard', async ({ page }) => {
  const words = await open(page, 'total-changed')
  const notice = page.getByRole('alert').filter({ hasText: '$344.78' })
  await expect(notice).toBeFocused()
  await expect(notice).toContainText('$379.37')
  const button = page.getByRole('button', { name: words('client.pay.button') })
  await expect(button).toContainText('$379.37')
})

test('the button says in German that the order has to be paid for, and nothing else', async ({
  page,
}) => {
  const words = await open(page, 'filled', 'de')
  const name = words('client.pay.button')
  expect(name).toBe('Zahlungspflichtig bestellen')
  await expect(page.getByRole('button', { name, exact: true })).toBeEnabled()
})

test('taxes have their French names', async ({ page }) => {
  await open(page, 'filled', 'fr')
  await expect(page.getByText(/^TPS/)).toBeVisible()
  await expect(page.getByText(/^TVQ/)).toBeVisible()
})

test('what takes the place of the form has the focus at its heading', async ({ page }) => {
  const words = await open(page, 'late')
  await expect(page.getByRole('heading', { name: words('client.panels.late.title') })).toBeFocused()
  await expect(page.locator('.checkout-reference')).toContainText('PU-7K4M-92')
})

test('the fields of a card come when the buyer comes near them, and not before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, 'open')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator('.card-frame iframe')).toHaveCount(0)
  await page.locator('.card-frame').scrollIntoViewIfNeeded()
  await expect(page.locator('.card-frame iframe')).toHaveCount(1)
})
