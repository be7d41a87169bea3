import { expect, test, type Page } from '@playwright/test'
import { TEST_CARDS } from '../features/checkout/test-cards.ts'
import { API_PATHS } from '../lib/config/api-paths.ts'
import type { Locale } from '../lib/config/locales.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { OPERATOR_PATH, operatorKey } from '../services/operator/operator-key.ts'
import { wordsOf } from '../services/words/words.ts'
import { walkerOn } from './support/keyboard.ts'
import { longFor } from './support/long.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'
import { newEmail, order, SLOW_MS } from './support/purchase.ts'
import { readWords } from './support/words.ts'

const HASH_KEY = 'a key of the site that lives a year in this test'

const YEAR_MS = 366 * 86_400_000

/** A landing page of each language whose dialog asks for an address alone. */
const LANDINGS = { en: '/docs/free-demo', fr: '/fr/docs/demo' } as const

let site: OwnSite

test.beforeAll(async () => {
  test.setTimeout(150_000)
  site = await startOwnSite({ SITE_URL: '', WEB_APP_URL: '', PAYMENT_URL: '', HASH_KEY })
  await site.start('services')
  await site.start('site')
})

test.afterAll(() => site.end())

type Walk = { page: Page; locale: Locale; walker: ReturnType<typeof walkerOn> }

/** Makes an account on a landing page, and goes on to the plans. */
const comeToPlans = async ({ page, locale, walker }: Walk, landing: string) => {
  const email = newEmail()
  const words = await readWords(locale, 'signUp')
  await page.goto(landing)
  await walker.press(page.locator('main a[data-sign-up]').first())
  await expect(page.getByRole('textbox', { name: words('label.default') })).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/webapp\/\?/, { timeout: SLOW_MS })
  await walker.press(page.getByRole('main').getByRole('link').first())
  await expect(page.getByRole('link', { name: email })).toBeVisible()
  await walker.press(page.getByRole('link', { name: email }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsOf(locale).member.accountTitle,
  )
  await walker.expectGood()
  await walker.press(page.getByRole('link', { name: wordsOf(locale).member.toPlans }))
  await expect(page).toHaveURL(routePath('plans', locale))
  return email
}

const buy = async ({ page, locale, walker }: Walk, email: string) => {
  const [plans, words] = [await readWords(locale, 'plans'), await readWords(locale, 'checkout')]
  const field = (name: string) =>
    page.getByLabel(words(`client.fields.${name}.label`), { exact: true })
  const choose = plans('form.choose').replace('{plan}', 'Basic')
  await walker.press(page.getByRole('button', { name: choose }).first())
  await expect(page).toHaveURL(routePath('checkout', locale), { timeout: SLOW_MS })
  await walker.expectGood()
  await walker.type(field('email'), email)
  await walker.type(field('firstName'), 'Ann')
  await walker.type(field('lastName'), 'Example')
  await walker.type(field('country'), 'France')
  const frame = page.frameLocator('.card-frame iframe')
  const { cardNumber, month, year, cvc } = wordsOf(locale).payment
  await walker.type(frame.getByLabel(cardNumber), TEST_CARDS.succeeds)
  await walker.type(frame.getByLabel(month), '12')
  await walker.type(frame.getByLabel(year), '2039')
  await walker.type(frame.getByLabel(cvc), '123')
  await expect(page.locator('.checkout-renewal')).toContainText(/20\d\d/, { timeout: SLOW_MS })
  await walker.press(page.getByLabel(words('consent')), 'Space')
  await walker.press(order(page))
  await expect(page).toHaveURL(routePath('purchaseThanks', locale), { timeout: SLOW_MS })
  await walker.expectGood()
}

/** The clock of the services goes on by a year and a day: notices, charge and receipt are made on the way. */
const letAYearPass = async () => {
  const answer = await fetch(`${site.servicesUrl}${OPERATOR_PATH}/clock`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${operatorKey(HASH_KEY)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ to: new Date(Date.now() + YEAR_MS).toISOString() }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

const readSecondReceipt = async ({ page, locale, walker }: Walk) => {
  const { title } = wordsOf(locale).billing
  const receipts = page.locator('.history th a')
  // By the site, which paying has signed in anew: the web app's own session was of an account that nobody had confirmed.
  await page.goto(`${API_PATHS.handOff}?entryPoint=/&lang=${locale}&url=account/`)
  await walker.press(page.getByRole('link', { name: title, exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(receipts).toHaveCount(2)
  await walker.press(receipts.first())
  await expect(page.getByRole('heading', { level: 1 })).toContainText('R-000002')
  await walker.expectGood()
}

for (const locale of ['en', 'fr'] as const) {
  test(
    `a first year by keyboard alone at 360 px, from a landing page to the second receipt, in ${locale}`,
    longFor(locale),
    async ({ browser }) => {
      test.setTimeout(180_000)
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width: 360, height: 740 },
      })
      const page = await context.newPage()
      const walk = { page, locale, walker: walkerOn(page) }
      const email = await comeToPlans(walk, LANDINGS[locale])
      await buy(walk, email)
      await letAYearPass()
      await readSecondReceipt(walk)
    },
  )
}
