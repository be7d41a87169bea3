import { expect, test, type Page } from '@playwright/test'
import { EARLY_SUBMIT_MS } from '../features/signup/browser/attach-sign-up.ts'
import { LONG } from './support/long.ts'
import { expectArrival, gate, newEmail } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'signUp')
const PAGE = '/docs/free-demo'
const OPEN_PAGE = '/l/f'

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => page.getByRole('textbox', { name: words('label.default') })
const submit = (page: Page) => dialog(page).locator('[type=submit]')

test('what was typed before script arrived is kept', async ({ page }) => {
  const email = newEmail()
  const script = gate()
  await page.route('**/*.js', async (route) => {
    await script.opened
    await route.continue()
  })
  await page.goto(OPEN_PAGE, { waitUntil: 'commit' })
  await field(page).pressSequentially(email)
  script.open()
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(1)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue(email)
  await page.keyboard.press('Enter')
  await expectArrival(page, email)
})

/** The files of the form as an island; the page script is not among them. */
const FRAMEWORK = /\/page-script\/(?:sign-up|react|forms)-/

for (const path of ['/', PAGE, OPEN_PAGE]) {
  const details = path === PAGE ? {} : LONG
  const open = async (page: Page) => {
    if (path !== OPEN_PAGE) await page.locator('a[data-sign-up]:visible').first().click()
    await expect(field(page)).toBeFocused()
  }

  test(
    `where React is lost the browser posts the form of ${path} by itself`,
    details,
    async ({ page }) => {
      const email = newEmail()
      await page.route(FRAMEWORK, (route) => route.abort())
      await page.goto(path, { waitUntil: 'networkidle' })
      await open(page)
      await page.keyboard.type(email)
      const posted = page.waitForRequest('**/api/sign-up')
      const pressedAt = Date.now()
      await page.keyboard.press('Enter')
      expect((await posted).resourceType()).toBe('document')
      expect((await posted).postData()).toMatch(/&attempt=[0-9a-f]{32}&device=desktop/)
      expect(Date.now() - pressedAt).toBeLessThan(2 * EARLY_SUBMIT_MS)
      await expectArrival(page, email)
    },
  )

  test(
    `where React is slow it finds the form of ${path} as it was filled in`,
    details,
    async ({ page }) => {
      const email = newEmail()
      const noise: string[] = []
      page.on('pageerror', ({ message }) => noise.push(message))
      page.on('console', (message) => {
        if (message.type() === 'error') noise.push(message.text())
      })
      const framework = gate()
      await page.route(FRAMEWORK, async (route) => {
        await framework.opened
        await route.continue()
      })
      await page.goto(path)
      await open(page)
      await page.keyboard.type(email)
      framework.open()
      await expect(submit(page)).toHaveAttribute('aria-busy', 'false')
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue(email)
      expect(noise).toEqual([])
      await page.keyboard.press('Enter')
      await expectArrival(page, email)
    },
  )
}
