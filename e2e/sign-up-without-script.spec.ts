import { expect, test } from '@playwright/test'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { publicPath, routePath } from '../lib/i18n/public-path.ts'
import { readWords } from './support/words.ts'

test.use({ javaScriptEnabled: false })

const newEmail = () => `ann.${crypto.randomUUID()}@company.example`

for (const locale of LOCALE_CODES) {
  test(`without script in ${locale} the form signs up, and says when the account exists`, async ({
    page,
    context,
  }) => {
    const words = await readWords(locale, 'signUp')
    const email = newEmail()
    const path = publicPath({ locale, path: '/l/f' })
    const send = async () => {
      await page.goto(path)
      await page.getByRole('textbox', { name: words('label.default') }).fill(email)
      await page.getByRole('dialog').getByRole('button').click()
    }
    await send()
    await expect(page).toHaveURL(routePath('handOff', locale))
    await page.waitForURL(/\/webapp\/\?/)
    await expect(page.getByText(email)).toBeVisible()

    await context.clearCookies()
    // Another minute, another attempt: the same form sent twice at once is one sign-up.
    await page.setExtraHTTPHeaders({ 'User-Agent': 'another browser' })
    await send()
    await expect(page).toHaveURL(`${path}?signup=exists`)
    await expect(page.getByRole('textbox', { name: words('label.exists') })).toBeVisible()
  })
}

test('a link keeps label and destination on its way to the form', async ({ page }) => {
  await page.goto('/docs/free-demo')
  const link = page.locator('main a[data-sign-up]').first()
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(href ?? '')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the close icon leads home', async ({ page }) => {
  const words = await readWords('fr', 'signUp')
  await page.goto('/fr/l/f')
  await page.getByRole('link', { name: words('close') }).click()
  await expect(page).toHaveURL(routePath('home', 'fr'))
})
