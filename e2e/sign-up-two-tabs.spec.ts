import { expect, test, type Page } from '@playwright/test'
import { LONG } from './support/long.ts'
import { expectArrival, newEmail } from './support/sign-ups.ts'

const fill = async (page: Page, email: string) => {
  await page.goto('/l/f')
  const dialog = page.locator('dialog[open]')
  await dialog.locator('input[name=email]').fill(email)
  return () =>
    dialog.locator('form button[type=submit]').evaluate((button: HTMLElement) => button.click())
}

for (const javaScriptEnabled of [true, false]) {
  const kind = `two tabs, two addresses, ${javaScriptEnabled ? 'with' : 'without'} script`
  // Whose account a tab arrives in is told by its cookies: tests/app/api/hand-off-again.test.ts.
  test.describe(kind, javaScriptEnabled ? {} : LONG, () => {
    test.use({ javaScriptEnabled })

    test('each arrives in its own account', async ({ context }) => {
      const [first, second] = [await context.newPage(), await context.newPage()]
      const [ann, bob] = [newEmail(), newEmail()]
      const sends = [await fill(first, ann), await fill(second, bob)]
      for (const send of sends) {
        await send()
        await first.waitForTimeout(300)
      }
      await Promise.all([expectArrival(first, ann), expectArrival(second, bob)])
    })
  })
}

test('the page that asks to come later leads on when its first ten minutes are over', async ({
  page,
  context,
}) => {
  const email = newEmail()
  const send = await fill(page, email)
  const signedUp = page.waitForResponse((answer) => answer.status() === 201)
  await send()
  await signedUp
  const cookies = await context.cookies()
  const lifeS = (name: string) => {
    const { expires = 0 } = cookies.find((cookie) => cookie.name === name) ?? {}
    return expires - Date.now() / 1000
  }
  expect(lifeS('b_handoff')).toBeGreaterThan(lifeS('p_ssojwt') - 60)
  await context.clearCookies({ name: 'b_attempt' })
  await page.goto('/hand-off/later')
  await page.getByRole('main').getByRole('link').first().click()
  await expectArrival(page, email)
})
