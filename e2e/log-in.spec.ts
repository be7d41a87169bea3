import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { wordsOf } from '../services/words/words.ts'
import { longFor } from './support/long.ts'
import { signUp } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

/** An account that was made in a browser which is gone. */
const accountOf = async (browser: Browser) => {
  const context = await browser.newContext()
  const email = await signUp(context)
  await context.close()
  return email
}

const expectNoViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
}

for (const locale of LOCALE_CODES) {
  const words = wordsOf(locale).webApp

  test(
    `a customer comes back by a mailed link and logs out, by keyboard at 360 px, in ${locale}`,
    longFor(locale),
    async ({ browser, page }) => {
      const email = await accountOf(browser)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`${API_PATHS.logIn}?lang=${locale}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.loginTitle)
      await expectNoViolations(page)
      await page.keyboard.press('Tab')
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.linkSentTitle)
      await expectNoViolations(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(360)
      await page.getByRole('link', { name: words.linkOpen }).press('Enter')
      await page.getByRole('link', { name: email }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        wordsOf(locale).member.accountTitle,
      )
      const logOut = { name: wordsOf(locale).member.logOut, exact: true }
      await page.getByRole('button', logOut).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.loginTitle)
      await page.goto(`${process.env.WEB_APP_URL}/account/?lang=${locale}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signedOutTitle)
    },
  )
}

test('who logs in by mail is known at the site, and a log-out there ends the web app as well', async ({
  browser,
  page,
}) => {
  const email = await accountOf(browser)
  await page.goto(`${API_PATHS.logIn}?lang=en`)
  await page.getByLabel(wordsOf('en').webApp.email).fill(email)
  await page.getByRole('button', { name: wordsOf('en').webApp.loginButton }).click()
  await page.getByRole('link', { name: wordsOf('en').webApp.linkOpen }).click()
  await page.goto('/')
  const shell = await readWords('en', 'shell')
  const account = page.getByRole('banner').getByRole('link', { name: shell('account') })
  await expect(account).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: shell('logOut') })
    .click()
  await expect(page.getByRole('banner').getByRole('link', { name: shell('logIn') })).toBeVisible()
  await expect(account).toBeHidden()
  const cookies = await page.context().cookies()
  const names = cookies.map(({ name }) => name)
  expect(names.filter((name) => /ssojwt|b_session|b_email|b_userId/.test(name))).toEqual([])
  await page.goto(`${process.env.WEB_APP_URL}/account/?lang=en`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsOf('en').webApp.signedOutTitle,
  )
})

test('a link that is opened in another browser asks first, and works once', async ({
  browser,
  page,
}) => {
  const email = await accountOf(browser)
  await page.goto(`${API_PATHS.logIn}?lang=en`)
  await page.getByLabel(wordsOf('en').webApp.email).fill(email)
  await page.getByRole('button', { name: wordsOf('en').webApp.loginButton }).click()
  const link = await page
    .getByRole('link', { name: wordsOf('en').webApp.linkOpen })
    .getAttribute('href')
  const other = await browser.newContext()
  const there = await other.newPage()
  await there.goto(link ?? '')
  await expect(there.getByRole('heading', { level: 1 })).toHaveText(
    wordsOf('en').webApp.confirmTitle,
  )
  await expectNoViolations(there)
  await there.getByRole('button', { name: wordsOf('en').webApp.loginButton }).click()
  await expect(there.getByRole('link', { name: email })).toBeVisible()
  await other.close()
  await page.goto(link ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsOf('en').webApp.refusedTitle,
  )
})
