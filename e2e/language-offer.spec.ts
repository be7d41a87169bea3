import { expect, test, type Page } from '@playwright/test'
import { STORAGE_KEYS } from '../lib/config/storage-keys.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { accessibilityOf } from '../scripts/browser/accessibility-of.ts'
import { expectNoShift } from './support/layout-shift.ts'
import { readWords } from './support/words.ts'

const words = await readWords('de', 'languageOffer')

const HOME = routePath('home', 'en')
const GERMAN_HOME = routePath('home', 'de')

const partsOf = (page: Page) => {
  const bar = page.getByRole('complementary', { name: words('label'), exact: true })
  return {
    bar,
    follow: bar.getByRole('link', { name: words('follow'), exact: true }),
    refuse: bar.getByRole('button', { name: words('refuse'), exact: true }),
  }
}

const kept = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), STORAGE_KEYS.languageOffer.name)

test.use({ locale: 'de-AT' })

test('a page is offered in the language of the browser, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(HOME)
  const { bar } = partsOf(page)
  await expect(bar).toHaveAttribute('lang', 'de')
  await expect(bar).toContainText(words('text'))
  await expect(page.locator('#consent')).toBeVisible()
  await page.waitForTimeout(400)
  const edges = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return { top, bottom, width }
    })
  const own = await edges('.language-offer')
  const consent = await edges('#consent')
  expect(own.width).toBe(consent.width)
  expect(Math.abs(own.bottom - consent.top)).toBeLessThan(1)
  expect(own.top).toBeGreaterThan((await edges('h1')).bottom)
  await expectNoShift(page)
  const { violations } = await accessibilityOf(page).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('following it keeps query and fragment, and it never comes again', async ({ page }) => {
  await page.goto(`${HOME}?utm_source=offer#content`)
  await partsOf(page).follow.click()
  await expect(page).toHaveURL(new RegExp(`${GERMAN_HOME}\\?utm_source=offer#content$`))
  expect(await kept(page)).toBe('true')
  await page.goto(HOME, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  await expect(partsOf(page).bar).toHaveCount(0)
})

test('the keyboard meets it first, and refusing it is an answer', async ({ page }) => {
  await page.goto(HOME)
  const { bar, follow, refuse } = partsOf(page)
  await expect(bar).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(follow).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(refuse).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar).toHaveCount(0)
  expect(await kept(page)).toBe('true')
})

test('it stays while the framework starts', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(HOME)
  const { bar, refuse } = partsOf(page)
  await expect(bar).toBeVisible()
  await page.locator('main a[data-sign-up]:visible').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  await expect(bar).toBeVisible()
  await refuse.click()
  await expect(bar).toHaveCount(0)
  expect(faults).toEqual([])
})

test('it is not for a page that search engines may not list', async ({ page }) => {
  await page.goto(routePath('feedback', 'en'), { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  await expect(page.locator('.language-offer')).toHaveCount(0)
})

test.describe('a crawler', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })

  test('is offered nothing', async ({ page }) => {
    await page.goto(HOME, { waitUntil: 'networkidle' })
    await page.waitForTimeout(500)
    await expect(page.locator('.language-offer')).toHaveCount(0)
    await page.goto(GERMAN_HOME)
    expect(await page.locator('body').innerText()).not.toContain(words('text'))
  })
})
