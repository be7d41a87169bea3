import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { HYDRATION_FOLDER } from '../lib/config/api-paths.ts'
import { RELOAD_KEY } from '../lib/config/reload-guard.ts'
import { readWords } from './support/words.ts'

const words = await readWords('fr', 'pageError')
const feedback = await readWords('fr', 'feedback')

const PATH = '/fr/share/feedback'

/** Row of a page's data that names the component of its form, as it stands in a script. */
const FORM_ROW = /([0-9a-f]+):I\[\d+,\[[^\]]*\],\\"FeedbackForm\\"\]/

/** Lets the form of the page fail when the framework starts, as when the server could not render a part of it. */
const breakForm = (page: Page) =>
  page.route(`**${HYDRATION_FOLDER}/*.js`, async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    expect(text).toMatch(FORM_ROW)
    const body = text.replace(FORM_ROW, String.raw`$1:E{\"digest\":\"493579513\"}`)
    await route.fulfill({ response: answer, body })
  })

const comeNear = (page: Page) =>
  page.getByRole('textbox', { name: feedback('message'), exact: true }).focus()

test('a page that fails says so in its language, and a second try loads it', async ({ page }) => {
  await breakForm(page)
  await page.goto(PATH)
  await comeNear(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('heading'))
  await expect(page.getByText('Erreur 500 · 493579513')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
})

test('a page whose scripts a release has taken away loads anew, once a minute at most', async ({
  page,
}) => {
  await page.route(`**${HYDRATION_FOLDER}/*.js`, (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  const noted = () => page.evaluate((key) => sessionStorage.getItem(key), RELOAD_KEY)
  const form = page.locator('form[action]').first()
  await page.goto(PATH)
  const again = page.waitForEvent('load')
  await form.hover()
  await again
  const first = await noted()
  expect(Number(first)).toBeGreaterThan(0)
  const lost = page.waitForEvent('response', (answer) => answer.status() === 404)
  await page.mouse.move(0, 0)
  await form.hover()
  await lost
  await page.waitForTimeout(1000)
  expect(await noted()).toBe(first)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page whose scripts are gone keeps what is being written, and loads anew once nothing is', async ({
  page,
}) => {
  await page.route(`**${HYDRATION_FOLDER}/*.js`, (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  const lost = page.waitForEvent('response', (answer) => answer.status() === 404)
  await page.goto(PATH)
  const field = page.getByRole('textbox', { name: feedback('message'), exact: true })
  await field.pressSequentially('Bonjour')
  await lost
  await page.waitForTimeout(1000)
  await expect(field).toHaveValue('Bonjour')
  expect(await page.evaluate((key) => sessionStorage.getItem(key), RELOAD_KEY)).toBeNull()
  const again = page.waitForEvent('load')
  await field.fill('')
  await field.blur()
  await again
})
