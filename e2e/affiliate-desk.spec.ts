import { execFileSync } from 'node:child_process'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { LOCALE_CODES, type Locale } from '../lib/config/locales.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { wordsOf } from '../services/words/words.ts'
import { transactionOf } from './support/affiliate-arrival.ts'
import { expectGood, walksIn } from './support/expect-good.ts'
import { LONG } from './support/long.ts'
import { choosePlan, fillIn, newEmail, order, SLOW_MS, typeCard } from './support/purchase.ts'
import { signUp } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const expectTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

/** Presses the first button of the page on the programme. */
const pressApply = async (page: Page, locale: Locale) => {
  const words = await readWords(locale, 'affiliateProgramme')
  await page.goto(routePath('affiliateProgramme', locale))
  await page
    .getByRole('main')
    .getByRole('link', { name: words('action') })
    .first()
    .press('Enter')
}

/** Without an account: makes one on the way to the form. */
const applyAsNobody = async (page: Page, locale: Locale) => {
  const email = newEmail()
  await pressApply(page, locale)
  const words = await readWords(locale, 'affiliateProgramme')
  const dialog = page.getByRole('dialog', { name: words('account') })
  await dialog.locator('[type=email]').fill(email)
  await dialog.locator('[type=submit]').press('Enter')
  return email
}

/** With an account, which this browser does not know: by the link of the programme's page and a mailed link. */
const logInByProgramme = async (
  page: Page,
  { locale, email }: { locale: Locale; email: string },
) => {
  const words = wordsOf(locale).webApp
  await page.goto(routePath('affiliateProgramme', locale))
  await page.locator(`main a[href^="${API_PATHS.logIn}"]`).first().press('Enter')
  await page.getByLabel(words.email).fill(email)
  await page.getByRole('button', { name: words.loginButton }).press('Enter')
  await page.getByRole('link', { name: words.linkOpen }).press('Enter')
}

const applyByKeyboard = async (
  page: Page,
  { locale, isExamined }: { locale: Locale; isExamined: boolean },
) => {
  const words = wordsOf(locale).affiliateDesk
  await expectTitle(page, words.applyTitle)
  await expectGood(page, isExamined)
  await page.getByRole('button', { name: words.applyButton }).press('Enter')
  await expect(page.getByRole('alert')).toContainText(words.fields.places)
  await expectGood(page, isExamined)
  await page.getByLabel(words.fields.name).fill('Roy Reviews')
  await page.getByLabel(words.fields.places).fill('https://roy.example')
  await page.getByLabel(words.fields.payment).fill('IBAN CA00 1234')
  await page.getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: words.applyButton }).press('Enter')
  await expectTitle(page, words.appliedTitle)
  await expectGood(page, isExamined)
}

/** What the owner types. */
const operate = (...typed: string[]) =>
  execFileSync(process.execPath, ['scripts/affiliates.ts', ...typed], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
    encoding: 'utf8',
  })

const buyThrough = async (browser: Browser, number: number) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`/start?oid=1&affid=${number}`)
  await transactionOf(context)
  await choosePlan(page, 'en')
  await fillIn(page, { locale: 'en', email: newEmail() })
  await typeCard(page, { locale: 'en', card: 'succeeds' })
  await order(page).click()
  await expect(page).toHaveURL(routePath('purchaseThanks', 'en'), { timeout: SLOW_MS })
  await context.close()
}

/** From any page of the web app: the account, then the desk. */
const twoPressesToDesk = async (
  page: Page,
  { locale, email }: { locale: Locale; email: string },
) => {
  await page.goto(`${process.env.WEB_APP_URL}/?lang=${locale}&lib=${locale}`)
  await page.getByRole('link', { name: email }).press('Enter')
  await page
    .getByRole('link', { name: wordsOf(locale).affiliateDesk.title, exact: true })
    .press('Enter')
  await expectTitle(page, wordsOf(locale).affiliateDesk.title)
}

for (const { locale, isExamined, details, how } of walksIn(LOCALE_CODES)) {
  const words = wordsOf(locale).affiliateDesk

  test(
    `an affiliate applies, is approved, sells and finds the commission in two presses, by keyboard at 360 px, ${how} (S2 §9)`,
    details,
    async ({ browser, page }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width: 360, height: 740 })
      const email = await applyAsNobody(page, locale)
      await applyByKeyboard(page, { locale, isExamined })
      const number = 100_000_000 + Math.floor(Math.random() * 800_000_000)
      expect(operate('list', 'applied')).toContain(email)
      expect(operate('approve', email, `${number}`)).toContain('approved')
      await buyThrough(browser, number)
      await twoPressesToDesk(page, { locale, email })
      await expect(page.locator('.slip strong')).toHaveText(/89[.,]96/)
      await expectGood(page, isExamined)
      await page.getByRole('row').getByRole('link').press('Enter')
      await expect(page.getByRole('row').last()).toContainText(/299[.,]88/)
      await expectGood(page, isExamined)
      await page.getByRole('link', { name: words.back }).press('Enter')
      await page.getByRole('link', { name: words.linksTitle }).press('Enter')
      await expect(page.getByLabel(words.startLink)).toHaveValue(new RegExp(`affid=${number}$`))
      await expectGood(page, isExamined)
      await page.getByRole('link', { name: words.materials }).press('Enter')
      const start = await readWords(locale, 'start')
      await expect(page.getByLabel(start('materials.form.affiliate'))).toHaveValue(`${number}`)
      operate('flag', `${number}`, 'spam', '--note', 'A message on forum.example.')
      await twoPressesToDesk(page, { locale, email })
      await expectGood(page, isExamined)
      await page.getByRole('link', { name: words.object }).press('Enter')
      await expectTitle(page, words.objectTitle)
      await expectGood(page, isExamined)
    },
  )
}

// The objection itself: tests/services/affiliates/flags-suite.ts.
test('an affiliate objects to a flag without script, at 1280 px', LONG, async ({ browser }) => {
  test.setTimeout(90_000)
  const words = wordsOf('en').affiliateDesk
  const maker = await browser.newContext()
  const email = await signUp(maker)
  await maker.close()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await logInByProgramme(page, { locale: 'en', email })
  await page.getByLabel(words.fields.name).fill('Roy Reviews')
  await page.getByLabel(words.fields.places).fill('https://roy.example')
  await page.getByLabel(words.fields.payment).fill('IBAN CA00 1234')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: words.applyButton }).click()
  await expectTitle(page, words.appliedTitle)
  const number = 100_000_000 + Math.floor(Math.random() * 800_000_000)
  operate('approve', email, `${number}`)
  operate('flag', `${number}`, 'spam', '--note', 'A message on forum.example.')
  await twoPressesToDesk(page, { locale: 'en', email })
  await page.getByRole('link', { name: words.object }).press('Enter')
  await expectTitle(page, words.objectTitle)
  await page.getByLabel(words.objection).fill('They had asked for it.')
  await page.getByRole('button', { name: words.objectButton }).press('Enter')
  await expect(page.getByRole('status')).toHaveText(words.said.objected)
  await expect(page.getByText('You objected on')).toBeVisible()
  expect(operate('flags')).toContain('They had asked for it.')
  await context.close()
})
