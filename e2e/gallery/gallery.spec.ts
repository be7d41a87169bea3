import { expect, test, type Page } from '@playwright/test'
import { EXHIBITS } from '../../app/[locale]/[context]/gallery/exhibits.ts'
import { GALLERY_MARK, GALLERY_PATH } from '../../lib/config/gallery.ts'
import { LOCALE_CODES } from '../../lib/config/locales.ts'
import { publicPath } from '../../lib/i18n/public-path.ts'
import { accessibilityOf } from '../support/accessibility-of.ts'
import { filesHolding } from '../support/files-holding.ts'
import { readWords } from '../support/words.ts'

test.describe.configure({ mode: 'parallel' })

const DIALOG = 'dialog[open]'

const names = [...new Set(EXHIBITS.map(({ specimen }) => specimen))]

const overflow = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  )

for (const specimen of names) {
  const exhibits = EXHIBITS.filter((exhibit) => exhibit.specimen === specimen)
  const first = exhibits[0]?.state
  for (const locale of LOCALE_CODES) {
    test(`${specimen} in ${locale} is accessible and fits a narrow screen in every state`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const noise: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text())
      })
      page.on('pageerror', (error) => noise.push(error.message))
      await page.setViewportSize({ width: 320, height: 640 })
      for (const { state } of exhibits) {
        await test.step(state, async () => {
          await page.goto(publicPath({ locale, path: `${GALLERY_PATH}/${specimen}/${state}` }))
          await page.waitForSelector(`html[${GALLERY_MARK}]`)
          expect(Math.max(...(await overflow(page))), state).toBeLessThanOrEqual(0)
          const axe = accessibilityOf(page)
          // What lies behind an open dialog is the same in all its states.
          const isSeen = state !== first && (await page.locator(DIALOG).count()) > 0
          const { violations } = await (isSeen ? axe.include(DIALOG) : axe).analyze()
          const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
          expect(found, state).toEqual([])
        })
      }
      expect(noise).toEqual([])
    })
  }
}

test('what is shown is the state that the address names', async ({ page }) => {
  const show = async (exhibit: string) => {
    await page.goto(`${GALLERY_PATH}/${exhibit}`)
    await page.waitForSelector(`html[${GALLERY_MARK}]`)
  }
  const [shell, signUp] = [await readWords('en', 'shell'), await readWords('en', 'signUp')]
  await show('site/signed-in')
  await expect(page.getByRole('link', { name: shell('account'), exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: shell('logIn') })).toBeHidden()
  await show('email-only/in-progress')
  await expect(page.getByRole('button', { name: signUp('submit.creating') })).toBeDisabled()
  await show('password/fault-mismatch')
  await expect(page.getByLabel(signUp('password.mismatch'))).toBeVisible()
  await show('benefits/failed-notice')
  await expect(page.getByRole('alertdialog')).toContainText(shell('errorNotice.message'))
})

test('the gallery lists all of it, and the build holds its marks', async ({ page }) => {
  await page.goto(GALLERY_PATH)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(EXHIBITS.length)
  for (const folder of ['.next-gallery/server', '.next-gallery/static']) {
    expect(filesHolding(folder, GALLERY_MARK), folder).not.toEqual([])
  }
})
