import { expect, test, type Page } from '@playwright/test'
import { accessibilityOf } from '../scripts/browser/accessibility-of.ts'
import { LONG } from './support/long.ts'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'library')

const titleOf = (page: Page) => page.locator('.register .title-link').first()

test('from the library to a department to a title, whose dialog asks for that document', async ({
  page,
}) => {
  await page.goto('/docs')
  await page.getByRole('heading', { level: 3, name: 'Human resources' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/docs\/library\/human-resources$/)
  await expect(page.locator('.shelf-count strong')).toHaveText(/^\d{3,}\+ templates$/)
  const link = titleOf(page)
  // Its long words show where they may be broken.
  const title = (await link.locator('span').innerText()).replaceAll('\u00AD', '')
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading').first()).toContainText(title.split(' ')[0] ?? title)
  const posted = page.waitForRequest('**/api/sign-up')
  await dialog.getByRole('textbox').fill(`library-${Date.now()}@company.example`)
  await dialog.getByRole('button', { name: /download/i }).click()
  const { destination, label } = Object((await posted).postDataJSON())
  expect(label).toBe(title)
  expect(destination).toEqual({ url: expect.stringMatching(/^doc\/[a-z\d-]+-D\d+$/) })
})

test('by keyboard: a tab of the index leads to its department, Enter opens a title', async ({
  page,
}) => {
  await page.goto('/docs')
  await page
    .getByRole('navigation', { name: words('box') })
    .getByRole('link')
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#legal')).toBeInViewport()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.goto('/docs/library/legal')
  await titleOf(page).focus()
  await page.keyboard.press('Enter')
  // It is seen a frame before it is modal, and Escape closes a modal one.
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(titleOf(page)).toBeFocused()
})

test('the templates menu and a drawer of the home page lead to the same shelf', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.locator('summary', { hasText: 'Templates' }).first().click()
  await expect(header.getByRole('link', { name: 'Legal', exact: true })).toHaveAttribute(
    'href',
    '/docs/library/legal',
  )
  // A menu opens by itself, and closes by key once script is there.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(header.getByRole('link', { name: 'Legal', exact: true })).toBeHidden({
      timeout: 500,
    })
  }).toPass()
  await page.getByRole('main').getByRole('link', { name: 'Legal', exact: true }).click()
  await expect(page).toHaveURL(/\/docs\/library\/legal$/)
})

for (const [path, details] of [
  ['/docs', {}],
  ['/docs/library/type/letter', {}],
  ['/de/docs/library/topic/nda', LONG],
] as const) {
  test(`${path} has no finding, and never scrolls sideways`, details, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect((await accessibilityOf(page).analyze()).violations).toEqual([])
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
}

test('an unknown shelf is not found', async ({ request }) => {
  for (const path of ['/docs/library/x', '/docs/library', '/fr/docs/library/type/x']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a title leads to the form, with its document', async ({ page }) => {
    await page.goto('/fr/docs/library/legal')
    await titleOf(page).click()
    await expect(page).toHaveURL(/\/fr\/l\/f\?.*url=doc%2F[a-z\d-]+-D\d+/)
    await expect(page.locator('input[type=email]').first()).toBeVisible()
  })

  test('the search leads to the form with what was typed', async ({ page }) => {
    await page.goto('/docs')
    const field = page.locator('#library-search')
    await field.fill('lease')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/l\/f\?.*url=search&t=lease/)
  })
})
