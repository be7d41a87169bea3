import { expect, test, type Page } from '@playwright/test'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { longFor } from './support/long.ts'
import { readWords } from './support/words.ts'

const write = async (page: Page, locale: (typeof LOCALE_CODES)[number]) => {
  const words = await readWords(locale, 'feedback')
  await page.goto(routePath('feedback', locale))
  const mark = words('rating.of').replace('{value}', '4')
  await page.getByRole('radio', { name: mark }).check()
  const message = page.getByRole('textbox', { name: words('message') })
  await message.fill(`Two lines\nfrom ${locale} ${crypto.randomUUID()}`)
  return { words, message, send: page.getByRole('button', { name: words('send') }) }
}

/** From now on the form is sent in place. */
const hydrated = (page: Page) => expect(page.locator('form[novalidate] textarea')).toHaveCount(1)

for (const locale of LOCALE_CODES) {
  test(`a message in ${locale} is stored and thanked for`, longFor(locale), async ({ page }) => {
    const { words, send } = await write(page, locale)
    await hydrated(page)
    const stored = page.waitForResponse(`**${API_PATHS.feedback}`)
    await send.click()
    expect((await stored).status()).toBe(201)
    await expect(page).toHaveURL(routePath('feedbackThanks', locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('thanks.heading'))
  })
}

test('a failed message says so, keeps the text, and goes out by the next try', async ({ page }) => {
  const { words, message, send } = await write(page, 'de')
  await hydrated(page)
  const text = await message.inputValue()
  expect(text).toMatch(/^Two lines\nfrom de /)
  await page.route(`**${API_PATHS.feedback}`, (route) => route.fulfill({ status: 503 }), {
    times: 1,
  })
  await send.click()
  await expect(page.getByText(words('notice.failed'))).toBeVisible()
  await expect(page.getByText(words('notice.failed'))).toBeFocused()
  await expect(message).toHaveValue(text)
  await send.click()
  await expect(page).toHaveURL(routePath('feedbackThanks', 'de'))
})

test('a message that is sent before React has come posts by itself', async ({ page }) => {
  await page.route('**/page-script/react-*.js', (route) => route.abort())
  const { words, send } = await write(page, 'fr')
  await expect(page.locator('form[novalidate] textarea')).toHaveCount(0)
  const posted = page.waitForRequest(`**${API_PATHS.feedback}`)
  await send.click()
  expect((await posted).isNavigationRequest()).toBe(true)
  await expect(page).toHaveURL(routePath('feedbackThanks', 'fr'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('thanks.heading'))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts by itself', async ({ page }) => {
    const { words, send } = await write(page, 'fr')
    await send.click()
    await expect(page).toHaveURL(routePath('feedbackThanks', 'fr'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('thanks.heading'))
  })

  test('what went wrong is said on the page', async ({ page }) => {
    const words = await readWords('fr', 'feedback')
    await page.goto(`${routePath('feedback', 'fr')}#feedback-limited`)
    await expect(page.getByText(words('notice.limited'))).toBeVisible()
    await expect(page.getByText(words('notice.failed'))).toBeHidden()
  })
})
