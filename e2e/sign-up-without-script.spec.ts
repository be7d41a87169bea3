import { expect, test, type Page } from '@playwright/test'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { COOKIES } from '../lib/config/cookies.ts'
import { HAND_OFF_WAIT_MS } from '../lib/config/hand-off.ts'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { publicPath, routePath } from '../lib/i18n/public-path.ts'
import { LONG, longFor } from './support/long.ts'
import { expectArrival, newEmail } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

test.use({ javaScriptEnabled: false })

/** Paths that were shown; Playwright itself waits through pages that go on by themselves. */
const pathsShownBy = (page: Page): string[] => {
  const paths: string[] = []
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname))
  return paths
}

for (const locale of LOCALE_CODES) {
  test(
    `without script in ${locale} the form signs up, and says when the account exists`,
    longFor(locale),
    async ({ page, browser }) => {
      const words = await readWords(locale, 'signUp')
      const email = newEmail()
      const path = publicPath({ locale, path: '/l/f' })
      const send = async (tab: Page) => {
        await tab.goto(path)
        await tab.getByRole('textbox', { name: words('label.default') }).fill(email)
        await tab.getByRole('dialog').getByRole('button').click()
      }
      const shown = pathsShownBy(page)
      const handOff = page.waitForResponse(`**${API_PATHS.handOff}/**`)
      await send(page)
      await expectArrival(page, email)
      expect(shown).toContain(routePath('handOff', locale))
      const { requestStart, responseStart } = (await handOff).request().timing()
      expect(responseStart - requestStart).toBeGreaterThanOrEqual(HAND_OFF_WAIT_MS)

      // The tokens of a form that is sent again go to its own browser alone, however alike another one is.
      const context = await browser.newContext({
        baseURL: process.env.SITE_URL,
        javaScriptEnabled: false,
      })
      const other = await context.newPage()
      await send(other)
      await expect(other).toHaveURL(`${path}?signup=exists`)
      await expect(other.getByRole('textbox', { name: words('label.exists') })).toBeVisible()
      const names = (await context.cookies()).map(({ name }) => name)
      expect(names).not.toContain(COOKIES.ssoToken.name)
      await context.close()
    },
  )
}

// As in tests/app/api/sign-up-form.test.ts.
test(
  'the login link of an account that exists keeps the destination',
  LONG,
  async ({ browser }) => {
    const words = await readWords('fr', 'signUp')
    const email = newEmail()
    const carried = new URLSearchParams({ label: 'Bail', url: 'doc/bail-D7' })
    const send = async () => {
      const context = await browser.newContext({
        baseURL: process.env.SITE_URL,
        javaScriptEnabled: false,
      })
      const page = await context.newPage()
      await page.goto(`${publicPath({ locale: 'fr', path: '/l/f' })}?${carried}`)
      await page.getByRole('textbox', { name: words('label.default') }).fill(email)
      await page.getByRole('dialog').getByRole('button').click()
      return page
    }
    await (await send()).waitForURL(/\/webapp\/\?/)
    const page = await send()
    await expect(page).toHaveURL(/signup=exists/)
    await page.locator('[data-login] a').first().click()
    await expect(page).toHaveURL(/\/account\/login\/\?lang=fr&lib=fr&url=doc%2Fbail-D7$/)
  },
)

test('a link keeps label and destination on its way to the form', async ({ page }) => {
  await page.goto('/docs/free-demo')
  const link = page.locator('main a[data-sign-up]').first()
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(href ?? '')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the link of a page leads to the form of that page, with its passwords', async ({ page }) => {
  const path = '/docs/ab/10.09.24/02'
  const words = await readWords('en', 'signUp')
  const email = newEmail()
  await page.goto(path)
  await page.locator('main a[data-sign-up]').first().click()
  await expect(page).toHaveURL(new RegExp(`${path}\\?.*signup=open$`))
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(path)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words('label.default') }).fill(email)
  for (const field of await dialog.locator('input[type=password]').all())
    await field.fill('correct horse 1')
  await dialog.getByRole('button').click()
  await page.waitForURL(/\/webapp\/\?/)
})

test('the close icon leads home', async ({ page }) => {
  const words = await readWords('fr', 'signUp')
  await page.goto('/fr/l/f')
  await page.getByRole('link', { name: words('close') }).click()
  await expect(page).toHaveURL(routePath('home', 'fr'))
})

for (const locale of LOCALE_CODES) {
  test(
    `the dialog in ${locale} leads to terms, privacy and login of the language`,
    longFor(locale),
    async ({ page }) => {
      await page.goto(publicPath({ locale, path: '/l/f' }))
      const hrefs = await page
        .getByRole('dialog')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(hrefs).toEqual([
        routePath('terms', locale),
        routePath('privacy', locale),
        expect.stringMatching(new RegExp(`/account/login/\\?lang=${locale}&lib=${locale}$`)),
        routePath('home', locale),
      ])
    },
  )
}
