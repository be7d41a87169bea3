import { expect, test, type Page } from '@playwright/test'
import { STORAGE_KEYS } from '../lib/config/storage-keys.ts'
import { readWords } from './support/words.ts'

const feedback = await readWords('fr', 'feedback')

const PATH = '/fr/share/feedback'

/** A file that every island needs. */
const FILES = '**/page-script/react-*.js'

/** Lets the form of the page fail when React starts. */
const breakForm = (page: Page) =>
  page.route(`**${PATH}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      '"props":{"locale":"fr","words"',
      '"props":{"locale":"fr","wrong"',
    )
    expect(body).toContain('"wrong"')
    await route.fulfill({ response: answer, body })
  })

test('a form that fails in React is the one of the server again, and posts by itself', async ({
  page,
}) => {
  const failed: string[] = []
  page.on('pageerror', ({ message }) => failed.push(message))
  await breakForm(page)
  await page.goto(PATH)
  const field = page.getByRole('textbox', { name: feedback('message'), exact: true })
  await field.focus()
  await expect.poll(() => failed.length).toBeGreaterThan(0)
  await field.fill('Le formulaire fonctionne sans script.')
  const posted = page.waitForRequest('**/api/feedback')
  await page.getByRole('button', { name: feedback('send') }).click()
  expect((await posted).resourceType()).toBe('document')
})

test('a page whose scripts a release has taken away loads anew, once a minute at most', async ({
  page,
}) => {
  await page.route(FILES, (route) => route.fulfill({ status: 404, body: '' }))
  const noted = () => page.evaluate((key) => sessionStorage.getItem(key), STORAGE_KEYS.reload.name)
  const form = page.getByRole('main').locator('form[action]').first()
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
  await page.route(FILES, (route) => route.fulfill({ status: 404, body: '' }))
  const lost = page.waitForEvent('response', (answer) => answer.status() === 404)
  await page.goto(PATH)
  const field = page.getByRole('textbox', { name: feedback('message'), exact: true })
  await field.pressSequentially('Bonjour')
  await lost
  await page.waitForTimeout(1000)
  await expect(field).toHaveValue('Bonjour')
  expect(
    await page.evaluate((key) => sessionStorage.getItem(key), STORAGE_KEYS.reload.name),
  ).toBeNull()
  const again = page.waitForEvent('load')
  await field.fill('')
  await field.blur()
  await again
})
