import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { RELOAD_KEY } from '../lib/config/reload-guard.ts'
import { currentBuild } from '../scripts/run/current-build.ts'
import { readWords } from './support/words.ts'

const words = await readWords('fr', 'pageError')
const shell = await readWords('fr', 'shell')
/** Answers and scripts come one after the other, which takes its time where many tests run. */
const patience = { timeout: 20_000 }

/** Not before the tests run: there may be no build yet. */
const chunks = () => join(currentBuild(), 'static/chunks')

/** The row of a navigation answer that holds the text of a legal page. */
const TEXT_ROW = /^([0-9a-f]+):\["\$","article".*$/m

/** Lets the terms page fail on its way, as when the server could not render a part of it. */
const breakTerms = (page: Page) =>
  page.route(/terms-of-use.*_rsc=/, async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    expect(text).toMatch(TEXT_ROW)
    await route.fulfill({
      response: answer,
      body: text.replace(TEXT_ROW, '$1:E{"digest":"493579513"}'),
    })
  })

const openTerms = async (page: Page) => {
  await page.goto('/fr/', { waitUntil: 'networkidle' })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shell('footer.terms') })
    .click()
}

const errorChunk = () => {
  const name = readdirSync(chunks()).find(
    (file) =>
      file.endsWith('.js') && readFileSync(`${chunks()}/${file}`, 'utf8').includes(words('retry')),
  )
  if (!name) throw new Error(`No script in ${chunks()} holds the error page.`)
  return name
}

test.slow()

test('a page that fails says so in its language, and a second try brings it', async ({ page }) => {
  await breakTerms(page)
  await openTerms(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('heading'), patience)
  await expect(page.getByText('Erreur 500 · 493579513')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.unrouteAll()
  await page.getByRole('button', { name: words('retry') }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words('heading'), patience)
  await expect(page).toHaveURL(/terms-of-use/, patience)
})

test('where the script of the error page is lost too, the page loads anew, once', async ({
  page,
}) => {
  await breakTerms(page)
  await page.route(`**/${errorChunk()}`, (route) => route.abort())
  await openTerms(page)
  // The new load is not broken: only the answer to a navigation within the app was.
  await expect(page).toHaveURL(/terms-of-use/, patience)
  await expect(page.locator('article.legal')).toBeVisible(patience)
  const noted = await page.evaluate((key) => sessionStorage.getItem(key), RELOAD_KEY)
  expect(Number(noted)).toBeGreaterThan(0)

  await page.goto('/fr/', { waitUntil: 'networkidle' })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shell('footer.terms') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    shell('errorPageFailed'),
    patience,
  )
  await expect(page.getByRole('link')).toHaveAttribute('href', '/fr/')
})
