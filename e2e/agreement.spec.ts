import { expect, test, type Page } from '@playwright/test'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { longFor } from './support/long.ts'
import { expectArrival, newEmail, signUp as signUpIn } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const COMPANY = 'Ada & Söhne'
const PLACE = '4 rue du Port, Lyon'

/** Draws a stroke along the line of the sheet. */
const sign = async (page: Page) => {
  const box = await page.locator('.agreement-line').first().boundingBox()
  if (!box) throw new Error('There is no line to sign on.')
  const { x, y, width, height } = box
  await page.mouse.move(x + width * 0.1, y + height * 0.7)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.3, y + height * 0.3, { steps: 5 })
  await page.mouse.move(x + width * 0.5, y + height * 0.7, { steps: 5 })
  await page.mouse.up()
}

for (const locale of LOCALE_CODES) {
  test(
    `the agreement of the first screen in ${locale} is filled in, signed, and kept by the sign-up`,
    longFor(locale),
    async ({ page }) => {
      const words = await readWords(locale, 'agreement')
      const signUp = await readWords(locale, 'signUp')
      const sent: string[] = []
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      await page.goto(routePath('home', locale), { waitUntil: 'networkidle' })
      await page.getByRole('textbox', { name: words('company') }).fill(COMPANY)
      await page.getByRole('textbox', { name: words('place') }).fill(PLACE)
      await expect(page.locator('mark[data-blank=company]')).toHaveText(COMPANY)
      await sign(page)
      await expect(page.locator('[data-signed=drawn]')).toBeVisible()
      expect(sent.join(' ')).not.toContain('hne')
      await page.getByRole('link', { name: words('keep') }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(`${COMPANY}, ${PLACE}`)
      const email = newEmail()
      await dialog.getByRole('textbox').fill(email)
      const posted = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith(API_PATHS.signUp),
      )
      await dialog.getByRole('button', { name: signUp('submit.download') }).click()
      expect((await posted).postDataJSON()).toMatchObject({
        agreement: { company: COMPANY, place: PLACE, signature: expect.stringMatching(/^M/) },
      })
      await expectArrival(page, email)
    },
  )
}

test('who has an account is offered nothing to keep', async ({ page, context }) => {
  await signUpIn(context)
  await page.goto(routePath('home', 'en'))
  await expect(page.locator('html[data-account]')).toHaveCount(1)
  await expect(page.locator('.agreement-fields')).toBeHidden()
})

test('without script the agreement has no fields, and its link leads to the sign-up with the document', async ({
  browser,
}) => {
  const words = await readWords('en', 'agreement')
  const context = await browser.newContext({
    baseURL: process.env.SITE_URL,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(routePath('home', 'en'))
  await expect(page.getByRole('textbox', { name: words('company') })).toBeHidden()
  await page.getByRole('link', { name: words('keep') }).click()
  await expect(page).toHaveURL(/url=doc%2F[\w-]+-D\d+/)
  await context.close()
})
