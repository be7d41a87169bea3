import { expect, test, type Page } from '@playwright/test'
import { readWords } from './support/words.ts'

const shell = await readWords('en', 'shell')

const contentOf = async (page: Page) => page.getByRole('main').innerText()

test('a page shows its whole content again after a way out and back', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const before = await contentOf(page)
  await page.evaluate('window.isSame = true')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shell('footer.terms') })
    .click()
  await page.waitForURL('**/company/terms-of-use/')
  await expect.poll(async () => contentOf(page)).not.toBe(before)
  expect((await contentOf(page)).length).toBeGreaterThan(1000)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => contentOf(page)).toBe(before)
  expect(await page.evaluate('window.isSame'), 'both ways lead through the app').toBe(true)
})
