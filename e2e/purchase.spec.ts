import { expect, test } from '@playwright/test'
import { routePath } from '../lib/i18n/public-path.ts'
import { LONG } from './support/long.ts'
import {
  choosePlan,
  expectFile,
  fillIn,
  newEmail,
  order,
  SLOW_MS,
  typeCard,
} from './support/purchase.ts'
import { readWords } from './support/words.ts'

// In `npm test` a customer goes the same way in English: e2e/billing.spec.ts.
for (const locale of ['en', 'de', 'fr'] as const) {
  test(`from the prices to the file in ${locale} (S2 §4, §6)`, LONG, async ({ page }) => {
    test.setTimeout(60_000)
    await choosePlan(page, locale)
    await fillIn(page, { locale, email: newEmail() })
    await typeCard(page, { locale, card: 'succeeds' })
    await order(page).click()
    await expect(page).toHaveURL(routePath('purchaseThanks', locale), { timeout: SLOW_MS })
    await expect(page.getByText(/^BB-\d{10}$/)).toBeVisible()
    const thanks = await readWords(locale, 'purchaseThanks')
    await page
      .getByRole('link', { name: thanks('action') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/webapp\//)
    await expectFile(page, locale)
  })
}
