import { expect, test, type Page } from '@playwright/test'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { publicPath } from '../lib/i18n/public-path.ts'
import { readLandingRecords } from '../scripts/lib/read-records.ts'
import { longFor } from './support/long.ts'
import { expectArrival, holdAnswer, newEmail } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const rows = await readLandingRecords()

/** The first page of a language with the form in it. */
const pages = LOCALE_CODES.flatMap((locale) => {
  const row = rows.find(
    (each) => each.locale === locale && each.record.sections[0]?.type === 'hero-form',
  )
  return row ? [{ locale, path: publicPath(row) }] : []
})

/** The form in the page, not that of the dialog. */
const entry = (page: Page) => page.getByRole('main').locator('form:not([data-suggests])')

const enter = async (page: Page, text: string) => {
  await entry(page).getByRole('textbox').fill(text)
  await entry(page).getByRole('button').click()
}

for (const { locale, path } of pages) {
  test(
    `the form in the page ${path} goes on in the dialog and signs up`,
    longFor(locale),
    async ({ page }) => {
      const words = await readWords(locale, 'signUp')
      const email = newEmail()
      const release = await holdAnswer(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      // As a visitor does, who takes longer to type than React to come: a form that is sent before is posted (S1 §4).
      await entry(page).getByRole('textbox').pressSequentially(email, { delay: 30 })
      await expect(page.locator('dialog[data-laid-out]')).toHaveCount(1)
      await entry(page).getByRole('button').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('button', { name: words('submit.creating') })).toBeDisabled()
      release()
      await expectArrival(page, email)
      expect(new URL(page.url()).searchParams.get('entryPoint')).toBe(path)
    },
  )

  test(
    `the form in the page ${path} works without script`,
    longFor(locale),
    async ({ browser }) => {
      const words = await readWords(locale, 'signUp')
      const context = await browser.newContext({
        baseURL: process.env.SITE_URL,
        javaScriptEnabled: false,
      })
      const page = await context.newPage()
      await page.goto(path)
      await enter(page, 'ann@')
      await expect(page).toHaveURL(`${path}?signup=invalid`)
      const field = page.getByRole('dialog').getByRole('textbox', { name: words('label.error') })
      await expect(field).toBeVisible()
      const email = newEmail()
      await page.goto(path)
      await enter(page, email)
      await expectArrival(page, email)
      await context.close()
    },
  )
}

test('an address that cannot be one is named in the dialog, and is kept for correction', async ({
  page,
}) => {
  const words = await readWords('en', 'signUp')
  await page.goto(pages[0]?.path ?? '')
  await enter(page, 'ann@')
  const field = page.getByRole('dialog').getByRole('textbox', { name: words('label.error') })
  await expect(field).toBeVisible()
  await expect(field).toHaveValue('ann@')
})
