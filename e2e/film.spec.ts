import { expect, test } from '@playwright/test'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { publicPath } from '../lib/i18n/public-path.ts'
import { readLandingRecords } from '../scripts/lib/read-records.ts'
import { longFor } from './support/long.ts'
import { readWords } from './support/words.ts'

const rows = await readLandingRecords()

/** The first page of a language with a film in it. */
const pages = LOCALE_CODES.flatMap((locale) => {
  const row = rows.find(
    (each) => each.locale === locale && each.record.sections.some(({ type }) => type === 'video'),
  )
  return row ? [{ locale, path: publicPath(row) }] : []
})

for (const { locale, path } of pages) {
  test(
    `the film on ${path} costs nothing until it is played, and is drawn in its language`,
    longFor(locale),
    async ({ page }) => {
      const words = await readWords(locale, 'videos')
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/films/')) asked.push(pathname)
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      const cover = page.getByRole('link', { name: words('play') })
      await cover.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])

      await cover.click()
      const film = page.locator('a.film img')
      await expect
        .poll(() => film.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      expect(asked).toEqual([expect.stringContaining(`/films/${locale}/`)])
    },
  )
}

test('without script the link leads to the film', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: process.env.SITE_URL,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(pages[0]?.path ?? '')
  await page.locator('[data-film]').click()
  await expect(page).toHaveURL(/\/films\/en\/[\w-]+\.svg$/)
  await context.close()
})
