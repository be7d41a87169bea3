import { expect, test, type Page } from '@playwright/test'
import { TEST_CARDS } from '../features/checkout/test-cards.ts'
import type { Locale } from '../lib/config/locales.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { wordsOf } from '../services/words/words.ts'
import { expectGood } from './support/expect-good.ts'
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

const expectTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

type Walk = { locale: Locale; isExamined: boolean }

/** Buys the Basic plan, and opens Billing as its new customer. */
const buyAndOpen = async (page: Page, { locale, isExamined }: Walk) => {
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
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${process.env.WEB_APP_URL}/account/?lang=${locale}&lib=${locale}`)
  await expectGood(page, isExamined)
  await page.getByRole('link', { name: wordsOf(locale).billing.title, exact: true }).press('Enter')
  await expectTitle(page, wordsOf(locale).billing.title)
}

const stopAndResume = async (page: Page, { locale, isExamined }: Walk) => {
  const words = wordsOf(locale).billing
  await page.getByRole('link', { name: words.stopLink }).press('Enter')
  await expectTitle(page, words.stopTitle)
  await expectGood(page, isExamined)
  await page.getByRole('button', { name: words.stopButton }).press('Enter')
  await expectTitle(page, words.title)
  await expectGood(page, isExamined)
  await page.getByRole('button', { name: words.resume }).press('Enter')
  await expect(page.getByRole('status')).toHaveText(words.said.resumed)
}

const correctDetails = async (page: Page, { locale, isExamined }: Walk) => {
  const words = wordsOf(locale).billing
  await page.goto(`${process.env.WEB_APP_URL}/account/details/?lang=${locale}&lib=${locale}`)
  await page.getByLabel(words.fields.firstName).fill('')
  await page.getByLabel(words.fields.company).fill('Roy & Sons')
  await page.getByRole('button', { name: words.save }).press('Enter')
  await expect(page.getByRole('alert')).toContainText(words.fields.firstName)
  await expect(page.getByLabel(words.fields.company)).toHaveValue('Roy & Sons')
  await expectGood(page, isExamined)
  await page.getByLabel(words.fields.firstName).fill('Ann')
  await page.getByRole('button', { name: words.save }).press('Enter')
  await expect(page.getByText('Roy & Sons, Ann Example')).toBeVisible()
}

/** By keyboard at 360 px. */
const beCustomer = async (page: Page, walk: Walk) => {
  await buyAndOpen(page, walk)
  await expectGood(page, walk.isExamined)
  await expect(page.getByText(/Visa ···· 4242/)).toBeVisible()
  await stopAndResume(page, walk)
  await correctDetails(page, walk)
}

for (const locale of ['en', 'de'] as const) {
  test(
    `a customer stops the renewal, takes it back and corrects the details, by keyboard at 360 px, in ${locale}, each page by axe (S2 §9)`,
    LONG,
    async ({ page }) => {
      test.setTimeout(180_000)
      await beCustomer(page, { locale, isExamined: true })
    },
  )
}

test('a customer has the file, stops the renewal, takes it back, corrects the details, changes the card on the page of the payment service, and takes a larger plan (S2 §9)', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const words = wordsOf('en').billing
  const fields = wordsOf('en').payment
  await beCustomer(page, { locale: 'en', isExamined: false })
  await expectFile(page, 'en')
  await page.goto(`${process.env.WEB_APP_URL}/account/billing/?lang=en&lib=en`)
  await page.getByRole('link', { name: `${words.change} (${words.card})` }).press('Enter')
  await expectTitle(page, wordsOf('en').cardChange.title)
  await page.getByRole('button', { name: wordsOf('en').cardChange.save }).press('Enter')
  await expectGood(page)
  await page.getByLabel(fields.cardNumberWrong).fill(TEST_CARDS.succeedsMastercard)
  await page.getByLabel(fields.monthWrong).fill('12')
  await page.getByLabel(fields.yearWrong).fill('2039')
  await page.getByLabel(fields.cvcWrong).fill('123')
  await page.getByRole('button', { name: wordsOf('en').cardChange.save }).press('Enter')
  await expect(page.getByRole('status')).toHaveText(words.said.card)
  await expect(page.getByText(/Mastercard ···· \d{4}/)).toBeVisible()
  await page.getByRole('link', { name: `${words.change} (${words.plan})` }).press('Enter')
  await page.getByLabel(/Premium/).check()
  await expectGood(page)
  await page.getByRole('button', { name: words.goOn }).press('Enter')
  await expectGood(page)
  await expect(page.getByRole('row', { name: words.card })).toContainText(/Mastercard ···· \d{4}/)
  await page.getByRole('button', { name: /^Pay / }).press('Enter')
  await expect(page.getByRole('status')).toHaveText(words.said.upgraded, { timeout: SLOW_MS })
  await expect(page.getByText('Premium, 5 users')).toBeVisible()
  // The site knows its customers: it offers them their account, and nothing to buy or to try.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(page.locator('html[data-licence]')).toHaveCount(1)
  const header = page.getByRole('banner')
  const shell = await readWords('en', 'shell')
  const menus = await readWords('en', 'menus')
  await expect(header.getByRole('link', { name: shell('account') })).toBeVisible()
  await expect(header.getByRole('link', { name: shell('tryForFree') })).toBeHidden()
  await expect(header.getByText(menus('links.buyNow'))).toBeHidden()
})
