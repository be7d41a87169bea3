import { expect, test, type Page } from '@playwright/test'
import { HAND_OFF_LOST_MS } from '../lib/config/hand-off.ts'
import { expectArrival, newEmail } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'signUp')
const PAGE = '/docs/free-demo'

const submit = (page: Page, word = 'submit.download') =>
  page.getByRole('button', { name: words(word) })

/** Sends the form of the page that is open. */
const send = async (page: Page, email: string) => {
  await page.locator('main a[data-sign-up]').first().click()
  await page.getByRole('textbox', { name: words('label.default') }).fill(email)
  await submit(page).click()
}

test('a way to the web app that comes to nothing gives the form back, and the next press arrives', async ({
  page,
}) => {
  const email = newEmail()
  await page.clock.install()
  await page.goto(PAGE)
  await page.route('**/api/hand-off/**', (route) => route.fulfill({ status: 204 }), { times: 1 })
  const leaving = page.waitForRequest('**/api/hand-off/**')
  await send(page, email)
  await leaving
  const overlay = page.getByRole('dialog', { name: words('handingOff') })
  await expect(overlay).toBeFocused()
  await page.clock.fastForward(HAND_OFF_LOST_MS)
  await expect(overlay).toHaveCount(0)
  await expect(submit(page)).toBeFocused()
  await submit(page).click()
  await expectArrival(page, email)
})
