import { expect, test } from '@playwright/test'
import { routePath } from '../lib/i18n/public-path.ts'
import { LONG } from './support/long.ts'
import { readWords } from './support/words.ts'

const PAGES = ['affiliateProgramme', 'affiliatePlans', 'marketingMaterials'] as const

for (const [index, route] of PAGES.entries()) {
  // That each page has the link: tests/app/affiliate-programme.test.tsx.
  const details = index === 0 ? {} : LONG
  const name = `the agreement opens over ${route}, the text of its page, and Escape closes it`
  test(name, details, async ({ page }) => {
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
