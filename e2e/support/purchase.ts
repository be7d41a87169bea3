import { expect, type Page } from '@playwright/test'
import { TEST_CARDS, type TestCard } from '../../features/checkout/test-cards.ts'
import type { Locale } from '../../lib/config/locales.ts'
import { routePath } from '../../lib/i18n/public-path.ts'
import { wordsOf } from '../../services/words/words.ts'
import { readWords } from './words.ts'

/** For an answer that the database is opened for. */
export const SLOW_MS = 15_000

/** An address that no other test uses. */
export const newEmail = () => `${crypto.randomUUID()}@company.example`

/** Chooses the Basic plan, as a visitor does who reads prices. */
export const choosePlan = async (page: Page, locale: Locale) => {
  const plans = await readWords(locale, 'plans')
  await page.goto(routePath('plans', locale))
  const choose = page.getByRole('button', { name: plans('form.choose').replace('{plan}', 'Basic') })
  await choose.first().click()
  await expect(page).toHaveURL(routePath('checkout', locale), { timeout: SLOW_MS })
}

type Filled = {
  locale: Locale
  email: string
  /** Runs no script. */
  isPlain?: boolean
}

/** Fills in who pays; the place is one where no tax is due. */
export const fillIn = async (page: Page, { locale, email, isPlain = false }: Filled) => {
  const words = await readWords(locale, 'checkout')
  const field = (name: string) =>
    page.getByLabel(words(`client.fields.${name}.label`), { exact: true })
  await field('email').fill(email)
  await field('firstName').fill('Ann')
  await field('lastName').fill('Example')
  await field('country').selectOption('FR')
  // A tick is good for the words that it stands beside: those with date and price come with the total.
  if (!isPlain) {
    await expect(page.locator('.checkout-renewal')).toContainText(/20\d\d/, { timeout: SLOW_MS })
  }
  await page.getByLabel(words('consent')).check()
  return words
}

const DOCUMENT = 'shareholders-agreement-D1007'

/** The web app gives a document as a file to whoever has paid. */
export const expectFile = async (page: Page, locale: Locale) => {
  const place = `doc/${DOCUMENT}?lang=${locale}&lib=${locale}`
  await page.goto(`${process.env.WEB_APP_URL ?? ''}/${place}`)
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: wordsOf(locale).member.download }).click()
  expect((await arriving).suggestedFilename()).toMatch(/\.docx$/)
}

/** Types a test card into the fields of the payment service. */
export const typeCard = async (
  page: Page,
  { locale, card }: { locale: Locale; card: TestCard },
) => {
  const { cardNumber, month, year, cvc } = wordsOf(locale).payment
  // The provider's part comes when the buyer comes near it.
  await page
    .getByLabel((await readWords(locale, 'checkout'))('client.fields.nameOnCard.label'), {
      exact: true,
    })
    .focus()
  const frame = page.frameLocator('.card-frame iframe')
  await frame.getByLabel(cardNumber).fill(TEST_CARDS[card])
  await frame.getByLabel(month).fill('12')
  await frame.getByLabel(year).fill('2039')
  await frame.getByLabel(cvc).fill('123')
}

/** The button that orders. */
export const order = (page: Page) => page.getByRole('main').locator('form button[type=submit]')
