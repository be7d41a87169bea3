import { expect, test, type Page } from '@playwright/test'
import { CONTACT_REFERENCE } from '../features/contact/contact-contract.ts'
import { HELP } from '../features/help/ids.ts'
import { SUPPORT_TOPICS } from '../features/support/topics.ts'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { LOCALE_CODES, type Locale } from '../lib/config/locales.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { longFor } from './support/long.ts'
import { readWords } from './support/words.ts'

const write = async (page: Page, locale: Locale) => {
  const words = await readWords(locale, 'contact')
  await page.goto(routePath('contact', locale))
  await page.getByRole('radio', { name: words('fields.topic.options.billing') }).check()
  await page.getByLabel(words('fields.name.label')).fill('Éva Müller')
  // The help has a field of that name too.
  const main = page.getByRole('main')
  await main.getByLabel(words('fields.email.label'), { exact: true }).fill('eva@example.org')
  const message = page.getByRole('textbox', { name: words('fields.message.label') })
  await message.fill(`Two lines\nfrom ${locale} ${crypto.randomUUID()}`)
  return { words, message, send: page.getByRole('button', { name: words('send') }) }
}

/** From now on the form is sent in place. */
const attached = (page: Page) =>
  expect(page.locator('form[data-posted]')).toHaveAttribute('data-in-place')

for (const locale of LOCALE_CODES) {
  test(`a message in ${locale} gets its number`, longFor(locale), async ({ page }) => {
    const { words, send } = await write(page, locale)
    await attached(page)
    const stored = page.waitForResponse(`**${API_PATHS.contact}`)
    await send.click()
    expect((await stored).status()).toBe(201)
    await expect(page.getByText(CONTACT_REFERENCE)).toBeVisible()
    await expect(page.getByText(words('done.heading'))).toBeVisible()
    await expect(send).toBeHidden()
  })
}

test('while the service is away nothing typed is lost, and the next try goes out', async ({
  page,
}) => {
  const { words, message, send } = await write(page, 'de')
  await attached(page)
  const text = await message.inputValue()
  await page.route(`**${API_PATHS.contact}`, (route) => route.fulfill({ status: 503 }), {
    times: 1,
  })
  await send.click()
  await expect(page.getByText(words('notice.failed'))).toBeFocused()
  await expect(message).toHaveValue(text)
  await send.click()
  await expect(page.getByText(CONTACT_REFERENCE)).toBeVisible()
})

test('an empty form says at each field what is missing', async ({ page }) => {
  const words = await readWords('fr', 'contact')
  await page.goto(routePath('contact', 'fr'))
  await page.getByLabel(words('fields.name.label')).focus()
  await attached(page)
  await page.getByRole('button', { name: words('send') }).click()
  await expect(page.getByText(words('fields.topic.wrong'), { exact: true })).toBeVisible()
  await expect(page.getByText(words('fields.name.wrong'), { exact: true })).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
})

test('a reason for an uninstall is chosen and thanked for', async ({ page }) => {
  const words = await readWords('de', 'uninstall')
  await page.goto(routePath('uninstall', 'de'))
  await page.getByRole('radio', { name: words('fields.reason.options.price') }).check()
  await attached(page)
  await page.getByRole('button', { name: words('send') }).click()
  await expect(page).toHaveURL(routePath('uninstallThanks', 'de'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('thanks.heading'))
})

test('the drawers of the support page lead to their questions, and its last line opens the help', async ({
  page,
}) => {
  const words = await readWords('de', 'support')
  await page.goto(routePath('support', 'de'))
  const drawers = page.getByRole('navigation', { name: words('index') }).getByRole('link')
  await expect(drawers).toHaveCount(Object.keys(SUPPORT_TOPICS).length)
  await drawers.getByText(words('topics.billing.title')).click()
  await expect(page).toHaveURL(/#billing$/)
  const billing = page.getByRole('region', { name: words('topics.billing.title') })
  await billing.getByText(words('topics.billing.items.renewal.question')).click()
  await expect(billing.getByText(/21\sTage/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-help', 'notStarted')
  await page.locator(`#${HELP.launcher}`).click()
  await expect(page.locator(`#${HELP.panel}`)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts by itself, and the page that answers has the number', async ({ page }) => {
    const { words, send } = await write(page, 'fr')
    await send.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('done.heading'))
    await expect(page.getByText(CONTACT_REFERENCE)).toBeVisible()
    await page.getByRole('link', { name: words('page.back') }).click()
    await expect(page).toHaveURL(routePath('contact', 'fr'))
  })

  test('a reason leads to the thanks', async ({ page }) => {
    const words = await readWords('fr', 'uninstall')
    await page.goto(routePath('uninstall', 'fr'))
    await page.getByLabel(words('fields.message.label')).fill('Un essai')
    await page.getByRole('button', { name: words('send') }).click()
    await expect(page).toHaveURL(routePath('uninstallThanks', 'fr'))
  })
})
