import { expect, test, type Locator, type Page } from '@playwright/test'
import { TEST_CARDS } from '../features/checkout/test-cards.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { wordsOf } from '../services/words/words.ts'
import { LONG } from './support/long.ts'
import { choosePlan, fillIn, newEmail, order, SLOW_MS } from './support/purchase.ts'
import { readWords } from './support/words.ts'

const MOST_STOPS = 80

/** Goes on by the Tab key until something has the focus, in a frame too. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeAttached()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element.matches(':focus'))) return
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`)
}

// A first year is bought by keyboard alone as well: e2e/first-year.spec.ts.
test('a plan is bought by keyboard alone (S2 §4)', LONG, async ({ page }) => {
  test.setTimeout(60_000)
  const { keyboard } = page
  const [plans, words] = [await readWords('en', 'plans'), await readWords('en', 'checkout')]
  const field = (name: string) =>
    page.getByLabel(words(`client.fields.${name}.label`), { exact: true })
  await page.goto(routePath('plans', 'en'))
  const choose = page.getByRole('button', { name: plans('form.choose').replace('{plan}', 'Basic') })
  await tabTo(page, choose.first())
  await keyboard.press('Enter')
  await expect(page).toHaveURL(routePath('checkout', 'en'), { timeout: SLOW_MS })

  await tabTo(page, field('email'))
  await keyboard.type(newEmail())
  await tabTo(page, field('firstName'))
  await keyboard.type('Ann')
  await tabTo(page, field('lastName'))
  await keyboard.type('Example')
  await tabTo(page, field('country'))
  await keyboard.type('France')
  const frame = page.frameLocator('.card-frame iframe')
  const { cardNumber, month, year, cvc } = wordsOf('en').payment
  for (const [label, text] of [
    [cardNumber, TEST_CARDS.succeeds],
    [month, '12'],
    [year, '2039'],
    [cvc, '123'],
  ] as const) {
    await tabTo(page, frame.getByLabel(label))
    await keyboard.type(text)
  }
  // A tick is good for the words that it stands beside: those with date and price come with the total.
  await expect(page.locator('.checkout-renewal')).toContainText(/20\d\d/, { timeout: SLOW_MS })
  await tabTo(page, page.getByLabel(words('consent')))
  await keyboard.press('Space')
  await tabTo(page, order(page))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(routePath('purchaseThanks', 'en'), { timeout: SLOW_MS })
  await expect(page.getByText(/^BB-\d{10}$/)).toBeVisible()
})

test('a cancelled approval leaves the tick beside the button', async ({ page }) => {
  await choosePlan(page, 'en')
  const words = await fillIn(page, { locale: 'en', email: newEmail() })
  await page.getByText(words('client.method.paypal'), { exact: true }).click()
  await order(page).click()
  await page.getByRole('button', { name: wordsOf('en').payment.cancel }).click({ timeout: SLOW_MS })
  await expect(page.getByText(words('client.notices.abandoned'))).toBeVisible({ timeout: SLOW_MS })
  await expect(page.getByLabel(words('consent'))).toBeChecked()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  /** The form comes back once, with date and price of the renewal. */
  const agreeToTerms = async (page: Page, words: (key: string) => string) => {
    await expect(page.getByText(words('client.notices.consent-changed'))).toBeVisible()
    await page.getByLabel(words('consent')).check()
    await order(page).click()
  }

  test('a plan is bought by PayPal (S2 §9)', async ({ page }) => {
    await choosePlan(page, 'en')
    const words = await fillIn(page, { locale: 'en', email: newEmail(), isPlain: true })
    await page.getByLabel(words('client.method.paypal')).check()
    await order(page).click()
    await agreeToTerms(page, words)
    await page.getByRole('link', { name: words('client.panels.paypal.go') }).click()
    await page.getByRole('button', { name: wordsOf('en').payment.approve }).click()
    await expect(page).toHaveURL(routePath('purchaseThanks', 'en'), { timeout: SLOW_MS })
    const receipt = await readWords('en', 'receipt')
    await expect(page.locator('main noscript p')).toContainText(receipt('noScript'))
    // Nothing is promised that only script would bring.
    await expect(page.getByText(receipt('waiting'))).toBeHidden()
    await expect(page.getByRole('heading', { name: receipt('title'), exact: true })).toBeHidden()
  })

  test('a cancelled approval leaves the order as it was sent, with its tick', async ({ page }) => {
    await choosePlan(page, 'en')
    const email = newEmail()
    const words = await fillIn(page, { locale: 'en', email, isPlain: true })
    await page.getByLabel(words('client.method.paypal')).check()
    await order(page).click()
    await agreeToTerms(page, words)
    await page.getByRole('link', { name: words('client.panels.paypal.go') }).click()
    await page.getByRole('button', { name: wordsOf('en').payment.cancel }).click()
    await expect(page).toHaveURL(routePath('checkout', 'en'), { timeout: SLOW_MS })
    const answered = page.waitForResponse('**/api/checkout/form')
    await page.locator('.checkout-plain a[href="/api/checkout/form"]').click()
    const { 'content-security-policy': policy } = (await answered).headers()
    expect(policy).toContain("style-src 'sha256-")
    await expect(page.getByText(words('client.notices.abandoned'))).toBeVisible()
    await expect(page.getByLabel(words('client.fields.email.label'), { exact: true })).toHaveValue(
      email,
    )
    await expect(page.getByLabel(words('consent'))).toBeChecked()
  })

  test('the checkout looks for no order that it cannot show', async ({ page }) => {
    await choosePlan(page, 'en')
    const words = await readWords('en', 'checkout')
    await expect(page.getByRole('heading', { name: words('plain.title') })).toBeVisible()
    for (const line of await page.getByText(words('client.receipt.waiting')).all())
      await expect(line).toBeHidden()
  })

  test('no page of ClickBank waits for a receipt', async ({ page }) => {
    const [receipt, thanks] = [
      await readWords('en', 'clickbankReceipt'),
      await readWords('en', 'clickbankThanks'),
    ]
    await page.goto(routePath('clickbankReceipt', 'en'))
    await expect(page.locator('main noscript p')).toContainText(receipt('noScript'))
    await expect(page.getByText(receipt('waiting'))).toBeHidden()
    await page.goto(routePath('clickbankThanks', 'en'))
    await expect(page.locator('main noscript p')).toContainText(thanks('noScript'))
    await expect(page.locator('.stamped')).toBeHidden()
  })
})
