import { expect, test } from '@playwright/test'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'signUp')

test('/l/f says what is wrong with an address typed into the field that has the focus', async ({
  page,
}) => {
  await page.goto('/l/f')
  const field = page.getByRole('textbox', { name: words('label.default') })
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(1)
  await expect(field).toBeFocused()
  await page.keyboard.type('jane@')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: words('label.error') })).toHaveValue('jane@')
})

test('nothing moves when an address is suggested', async ({ page }) => {
  await page.goto('/docs/free-demo')
  await page.locator('main a[data-sign-up]').first().click()
  await page.getByRole('textbox', { name: words('label.default') }).fill('jane@gmial.com')
  const submit = page.getByRole('button', { name: words('submit.download') })
  const before = await submit.boundingBox()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'jane@gmail.com' })).toBeVisible()
  expect(await submit.boundingBox()).toEqual(before)
})
