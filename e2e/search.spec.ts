import { expect, test } from '@playwright/test'
import { accessibilityOf } from '../scripts/browser/accessibility-of.ts'
import { sitePages } from '../scripts/browser/site-pages.ts'

const FIELD = /<input(?=[^>]* type="search")(?=[^>]* name="t")[^>]*>/

test('every home page and every landing page has the search of its language', async ({
  request,
}) => {
  const homes = ['/', '/fr', '/es', '/it', '/pt', '/de']
  const landing = (await sitePages()).filter(({ kind }) => kind === 'landing')
  const without: string[] = []
  for (const path of [...homes, ...landing.map((page) => page.path)]) {
    const main = /<main[\s\S]*<\/main>/.exec(await (await request.get(path)).text())?.[0] ?? ''
    if (!FIELD.test(main)) without.push(path)
  }
  expect(without).toEqual([])
})

test('by keyboard: arrow keys choose a suggestion of a landing page, Enter opens its sign-up', async ({
  page,
}) => {
  await page.goto('/fr/lp')
  const field = page.getByRole('main').locator('[type=search]')
  await field.focus()
  await field.fill('fiche de paie')
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    /^Suggestions\s: [1-5]$/,
  )
  await expect(field).toHaveRole('combobox')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  expect((await accessibilityOf(page).analyze()).violations).toEqual([])
  await page.keyboard.press('ArrowDown')
  const option = page.getByRole('option', { selected: true })
  await expect(option).toHaveText('Bulletin de paie')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-activedescendant', `${await option.getAttribute('id')}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog:modal')
  await expect(dialog).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search of a home page leads to the sign-up with what was typed', async ({ page }) => {
    await page.goto('/de')
    const field = page.getByRole('main').getByLabel('Vorlagen suchen')
    await field.fill('Aufhebungsvertrag')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/de\/l\/f\/?\?.*t=Aufhebungsvertrag/)
  })
})
