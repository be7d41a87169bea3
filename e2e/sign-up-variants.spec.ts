import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'signUp')

const PAGES = [
  ...['00', '01', '02', '03', '04'].map((number) => `/docs/ab/15.10.24/${number}`),
  '/docs/ab/11.05.24/00',
  '/docs/ab/11.05.24/01',
]

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.locator('main a[data-sign-up]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForTimeout(400)
}

const findings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  return violations.map(({ id }) => id)
}

for (const path of PAGES) {
  test(`the dialog of ${path} has no accessibility findings, empty or wrong`, async ({ page }) => {
    await open(page, path)
    expect(await findings(page)).toEqual([])
    await page.getByRole('textbox', { name: words('label.default') }).fill('ann')
    await page.mouse.move(5, 5)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: words('label.error') })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
}

test('the logo variant can be sent on one page of its experiment only (S1 §2)', async ({
  page,
}) => {
  await open(page, '/docs/ab/11.05.24/01')
  await expect(page.getByRole('button', { name: words('submit.download') })).toBeEnabled()
  await open(page, '/docs/ab/11.05.24/00')
  const button = page.getByRole('dialog').locator('button[type="submit"]')
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(words('closedNote'))
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  await page.getByRole('textbox', { name: words('label.default') }).fill('ann@company.example')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  expect(sent).not.toContain('POST')
})
