import { expect, test } from '@playwright/test'
import { CHROMIUM_ARGS } from '../scripts/browser/chromium-args.ts'
import { findChromium } from '../scripts/browser/find-chromium.ts'
import { expectArrival, newEmail } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'signUp')

test.use({
  launchOptions: {
    executablePath: findChromium(process.env),
    args: CHROMIUM_ARGS,
    // Playwright switches off that a browser keeps the page which is left.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('coming back from the web app to the page that the browser kept finds a form that works', async ({
  page,
}) => {
  const submit = page.getByRole('button', { name: words('submit.download') })
  const email = newEmail()
  await page.goto('/docs/free-demo')
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.toggleAttribute('data-kept', persisted)
    })
  })
  await page.locator('main a[data-sign-up]').first().click()
  await page.getByRole('textbox', { name: words('label.default') }).fill(email)
  await submit.click()
  await expectArrival(page, email)

  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html[data-kept]')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: words('handingOff') })).toHaveCount(0)
  await expect(submit).toBeEnabled()
  await submit.click()
  await expectArrival(page, email)
})
