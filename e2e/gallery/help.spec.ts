import { expect, test, type Page } from '@playwright/test'
import { BANNER_ID } from '../../features/consent/ids.ts'
import { REFERENCE } from '../../features/help/help-contract.ts'
import { HELP } from '../../features/help/ids.ts'
import { API_PATHS } from '../../lib/config/api-paths.ts'
import { GALLERY_PATH } from '../../lib/config/gallery.ts'
import type { Locale } from '../../lib/config/locales.ts'
import { publicPath } from '../../lib/i18n/public-path.ts'
import { accessibilityOf } from '../../scripts/browser/accessibility-of.ts'
import { startOwnSite } from '../support/own-site.ts'
import { readWords } from '../support/words.ts'

const open = async (page: Page, locale: Locale = 'en', origin = '') => {
  const words = await readWords(locale, 'help')
  await page.goto(origin + publicPath({ locale, path: `${GALLERY_PATH}/help/not-started` }))
  return {
    words,
    launcher: page.locator(`#${HELP.launcher}`),
    panel: page.locator(`#${HELP.panel}`),
    email: page.getByLabel(words('email.label')),
    message: page.getByLabel(words('message.label')),
    send: page.getByRole('button', { name: words('send') }),
  }
}

type Shown = Awaited<ReturnType<typeof open>>

const scripted = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-help')

const fill = async ({ email, message }: Shown) => {
  await email.fill('eva@example.org')
  await message.fill('Where is my invoice?\nThank you')
}

test('by keyboard: opened, minimised with its draft, sent, and closed (S2 §2.8)', async ({
  page,
}) => {
  const shown = await open(page)
  const { launcher, panel, words, email, message } = shown
  await scripted(page)
  await launcher.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeFocused()
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await page.keyboard.type('eva@example.org')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcher).toBeFocused()
  await expect(launcher).toHaveAccessibleName(words('resume'))
  await page.keyboard.press('Enter')
  await expect(email).toHaveValue('eva@example.org')
  await message.fill('Where is my invoice?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator(`#${HELP.reference}`)).toHaveText(REFERENCE)
  await expect(page.locator(`#${HELP.done}`)).toBeFocused()
  await page.getByRole('button', { name: words('close') }).press('Enter')
  await expect(panel).toBeHidden()
  await expect(launcher).toBeFocused()
  await expect(launcher).toHaveAccessibleName(words('launcher'))
  await launcher.press('Enter')
  await expect(email).toHaveValue('')
})

test('what is wrong is said at the field, and taken back', async ({ page }) => {
  const { launcher, send, email, words } = await open(page, 'de')
  await scripted(page)
  await launcher.click()
  await send.click()
  const wrong = page.getByLabel(words('email.wrong'))
  await expect(wrong).toBeFocused()
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await wrong.fill('eva@example.org')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('a failed message says so, keeps the text, and goes out under the same id', async ({
  page,
}) => {
  const shown = await open(page)
  const { launcher, message, send, words } = shown
  await scripted(page)
  await launcher.click()
  await fill(shown)
  const ids: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(API_PATHS.messages)) ids.push(request.postDataJSON().id)
  })
  await page.route(`**${API_PATHS.messages}`, (route) => route.fulfill({ status: 503 }), {
    times: 1,
  })
  await send.click()
  await expect(page.getByText(words('notice.failed'))).toBeVisible()
  await expect(message).toHaveValue('Where is my invoice?\nThank you')
  await send.click()
  await expect(page.locator(`#${HELP.reference}`)).toHaveText(REFERENCE)
  expect(ids).toHaveLength(2)
  expect(ids[1]).toBe(ids[0])
})

test('"hidechat" takes launcher and panel away (S1 §2)', async ({ page }) => {
  const { launcher, panel } = await open(page)
  await scripted(page)
  await launcher.click()
  await expect(panel).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('hidechat')))
  await expect(panel).toBeHidden()
  await expect(launcher).toBeHidden()
})

for (const locale of ['en', 'de'] as const) {
  test(`axe finds nothing in the open panel in ${locale}`, async ({ page }) => {
    // What fades in has half of its contrast, and what slides in moves the launcher away.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { launcher, panel } = await open(page, locale)
    await scripted(page)
    await expect(page.locator(`#${BANNER_ID}`)).toBeVisible()
    await launcher.click()
    await expect(panel).toBeVisible()
    expect((await accessibilityOf(page).analyze()).violations).toEqual([])
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the launcher leads to the form, and a page answers it with the number', async ({
    page,
  }) => {
    const shown = await open(page, 'fr')
    const { launcher, panel, send, words } = shown
    await expect(panel).toBeHidden()
    await launcher.click()
    await fill(shown)
    await send.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('done.heading'))
    await expect(page.getByText(REFERENCE)).toBeVisible()
    await page.getByRole('link', { name: words('page.back') }).click()
    await expect(page).toHaveURL(/\/fr\/gallery\/help\/not-started$/)
  })

  test('while the service is away the page keeps what was typed', async ({ page }) => {
    test.setTimeout(120_000)
    const site = await startOwnSite()
    try {
      await site.start('site')
      const shown = await open(page, 'de', site.url)
      await shown.launcher.click()
      await fill(shown)
      await shown.send.click()
      await expect(page.getByText(shown.words('notice.failed'))).toBeVisible()
      await expect(shown.message).toHaveValue('Where is my invoice?\nThank you')
      await expect(shown.email).toHaveValue('eva@example.org')
      await site.start('services')
      await shown.send.click()
      await expect(page.getByText(REFERENCE)).toBeVisible()
    } finally {
      await site.end()
    }
  })
})
