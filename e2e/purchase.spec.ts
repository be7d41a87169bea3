import { expect, test } from '@playwright/test'
import { routePath } from '../lib/i18n/public-path.ts'
import { wordsOf } from '../services/words/words.ts'
import { longFor } from './support/long.ts'
import { choosePlan, fillIn, newEmail, order, SLOW_MS, typeCard } from './support/purchase.ts'
import { readWords } from './support/words.ts'

const DOCUMENT = 'shareholders-agreement-D1007'

for (const locale of ['en', 'de', 'fr'] as const) {
  test(
    `from the prices to the file in ${locale} (S2 §4, §6)`,
    longFor(locale),
    async ({ page }) => {
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
      const place = `doc/${DOCUMENT}?lang=${locale}&lib=${locale}`
      await page.goto(`${process.env.WEB_APP_URL ?? ''}/${place}`)
      const arriving = page.waitForEvent('download')
      await page.getByRole('link', { name: wordsOf(locale).member.download }).click()
      expect((await arriving).suggestedFilename()).toMatch(/\.docx$/)
    },
  )
}
