import { expect, test } from '@playwright/test'
import { routePath } from '../lib/i18n/public-path.ts'
import { readWords } from './support/words.ts'

const PAGES = ['affiliateProgramme', 'affiliatePlans', 'marketingMaterials'] as const

for (const route of PAGES) {
  test(`the agreement opens over ${route}, the text of its page, and Escape closes it`, async ({
    page,
  }) => {
    const title = (await readWords('de', 'affiliateAgreement'))('meta.title')
    // Until the later part of the page script is there, the link leads to the page of the text.
    await page.goto(routePath(route, 'de'), { waitUntil: 'networkidle' })
    const link = page.locator('main a[data-dialog-page=affiliateAgreement]').first()
    await link.click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveCount(31)
    await expect(dialog).toContainText('30 % des Bruttoumsatzes')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  })
}

test('nothing scrolls sideways on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(routePath('affiliateProgramme', 'de'))
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})
