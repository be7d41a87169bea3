import { expect, test, type Page } from '@playwright/test'
import { accessibilityOf } from '../scripts/browser/accessibility-of.ts'
import { LONG } from './support/long.ts'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'menus')

const parts = (page: Page) => {
  const header = page.getByRole('banner')
  const heading = header.locator('summary', { hasText: words('templates') }).first()
  const panel = heading.locator('xpath=following-sibling::*')
  return { header, heading, panel, field: panel.locator('input[type=search]') }
}

/** A menu opens by itself; what hears keys and the mouse comes some time after the page has loaded: tries until it is there. */
const untilHeard = (act: () => Promise<void>) => expect(act).toPass({ timeout: 10_000 })

const SOON = { timeout: 500 }

test('the templates menu: by keyboard, Escape leads back, and no finding', async ({ page }) => {
  await page.goto('/')
  const { heading, panel, field } = parts(page)
  await heading.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  expect((await accessibilityOf(page).analyze()).violations).toEqual([])
  await untilHeard(async () => {
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden(SOON)
  })
  await expect(heading).toBeFocused()
})

test('a mouse opens it, and neither a way across its links nor a glance beside closes it', async ({
  page,
}) => {
  await page.goto('/')
  const { heading, panel } = parts(page)
  await untilHeard(async () => {
    await page.mouse.move(640, 620)
    await heading.hover()
    await expect(panel).toBeVisible(SOON)
  })
  await panel.getByRole('link').last().hover()
  await page.waitForTimeout(500)
  await expect(panel).toBeVisible()
  await page.mouse.move(640, 620)
  await expect(panel).toBeHidden()
})

test('a search suggests documents, and asks for an account with what was typed (S2 §4)', async ({
  page,
}) => {
  await page.goto('/')
  const { heading, field, panel } = parts(page)
  await heading.click()
  await field.fill('commercial lease')
  const all = panel.getByRole('option', {
    name: words('search.all').replace('{text}', 'commercial lease'),
  })
  await expect(all).toBeVisible()
  const [first] = await panel.getByRole('option').all()
  await expect(first ?? all).toHaveAttribute('href', /url=doc%2F/)
  await field.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const posted = page.waitForRequest('**/api/sign-up')
  await dialog.getByRole('textbox').fill(`menu-${Date.now()}@company.example`)
  await dialog.getByRole('button', { name: /download/i }).click()
  const { destination } = Object((await posted).postDataJSON())
  expect(destination).toEqual({ url: 'search/', t: 'commercial lease' })
})

test('closing the dialog of the header’s search leads back into the menu, to what was found', async ({
  page,
}) => {
  await page.goto('/')
  const { heading, field, panel } = parts(page)
  await heading.click()
  await field.fill('commercial lease')
  await expect(panel.getByRole('option').nth(1)).toBeVisible()
  const found = await panel.getByRole('option').allTextContents()
  const dialog = page.getByRole('dialog')
  for (const keys of [['Enter'], ['ArrowDown', 'Enter']]) {
    await field.focus()
    for (const key of keys) await page.keyboard.press(key)
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    // A mouse that lies elsewhere closes nothing under the dialog.
    await page.mouse.move(640, 620)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.waitForTimeout(400)
    expect(await panel.getByRole('option').allTextContents()).toEqual(found)
    await expect(panel.locator(':focus')).toHaveRole('option')
  }
})

/** Whatever opens a dialog over the page. */
const OPENERS = 'a[data-sign-up], a[data-dialog-page], a[data-video]'

for (const [path, details] of [
  ['/', {}],
  // One control of each kind: e2e/affiliate-programme.spec.ts and e2e/sign-up.spec.ts.
  ['/company/affiliate', LONG],
  ['/docs/free-demo', LONG],
  ['/start', LONG],
] as const) {
  const name = `each control of ${path} that opens a dialog has the focus again after Escape`
  test(name, details, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const openers = page.locator(OPENERS).filter({ visible: true })
    const count = await openers.count()
    expect(count).toBeGreaterThan(1)
    for (let at = 0; at < Math.min(count, 8); at += 1) {
      const opener = openers.nth(at)
      await opener.press('Enter')
      const dialog = page.locator('dialog:modal')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })
}

test('the search is one key away, in the drawer too', async ({ page }) => {
  await page.goto('/')
  const { field } = parts(page)
  await untilHeard(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused(SOON)
  })
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(field).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
})

test('on a telephone it is a drawer, one level at a time, at 320 px too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const { header, heading, panel } = parts(page)
  const shell = await readWords('en', 'shell')
  const menu = header.getByLabel(shell('menu'))
  await menu.click()
  await heading.click()
  await expect(panel).toBeVisible()
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  await untilHeard(async () => {
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden(SOON)
  })
  await expect(heading).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(heading).toBeHidden()
  await expect(menu).toBeFocused()
})

test('on a telephone the banner for cookies lies under the open menu, and its answer leaves that open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const [shell, consent] = await Promise.all([readWords('en', 'shell'), readWords('en', 'consent')])
  const banner = page.getByRole('region', { name: consent('heading') })
  await expect(banner).toBeVisible()
  const { header } = parts(page)
  await header.getByLabel(shell('menu')).click()
  const logIn = header.getByRole('navigation').getByRole('link', { name: shell('logIn') })
  // Playwright presses only what nothing covers.
  await logIn.click({ trial: true })
  await banner.getByRole('button', { name: consent('decline') }).dispatchEvent('click')
  await expect(banner).toBeHidden()
  await expect(logIn).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('on a telephone the menu has the login, in a wider window the bar', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const { header } = parts(page)
    const shell = await readWords('en', 'shell')
    const logIn = header.getByRole('link', { name: shell('logIn') })
    await expect(logIn).toHaveCount(0)
    await header.getByLabel(shell('menu')).click()
    await expect(logIn).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 640, height: 740 })
    await expect(logIn).toHaveCount(1)
    await expect(
      header.getByRole('navigation').getByRole('link', { name: shell('logIn') }),
    ).toHaveCount(0)
  })

  test('the menus open, and a search leads to the form with what was typed', async ({ page }) => {
    await page.goto('/')
    const { heading, field, panel } = parts(page)
    await heading.click()
    await expect(panel.getByRole('link', { name: words('types.letter') })).toBeVisible()
    await field.fill('lease')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/l\/f\?.*url=search&t=lease/)
    await expect(page.locator('input[type=email]').first()).toBeVisible()
  })
})
