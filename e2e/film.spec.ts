import { expect, test, type Page } from '@playwright/test'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { captionsPath, VIDEOS } from '../lib/config/videos.ts'
import { publicPath } from '../lib/i18n/public-path.ts'
import { readLandingRecords } from '../scripts/lib/read-records.ts'
import { longFor } from './support/long.ts'
import { readWords } from './support/words.ts'

const rows = await readLandingRecords()
const { path: clip, poster, seconds } = VIDEOS['walk-through']

/** The first page of a language with the clip in it. */
const pages = LOCALE_CODES.flatMap((locale) => {
  const row = rows.find(
    (each) => each.locale === locale && each.record.sections.some(({ type }) => type === 'video'),
  )
  return row ? [{ locale, path: publicPath(row) }] : []
})

const files = (page: Page, captions: string) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if ([clip, poster, captions].includes(pathname)) asked.push(pathname)
  })
  return asked
}

for (const { locale, path } of pages) {
  test(
    `the clip on ${path} costs nothing until it is played, and has captions`,
    longFor(locale),
    async ({ page }) => {
      const words = await readWords(locale, 'videos')
      const captions = captionsPath('walk-through', locale)
      const asked = files(page, captions)
      await page.goto(path, { waitUntil: 'networkidle' })
      const cover = page.getByRole('link', { name: words('play') })
      await cover.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])

      await cover.click()
      const video = page.locator('video')
      await expect(video).toBeFocused()
      await expect
        .poll(() => video.evaluate((own: HTMLVideoElement) => own.currentTime))
        .toBeGreaterThan(0)
      expect(asked).toContain(clip)
      const length = await video.evaluate((own: HTMLVideoElement) => own.duration)
      expect(Math.abs(length - seconds)).toBeLessThan(0.1)
      const cues = () =>
        video.evaluate((own: HTMLVideoElement) =>
          [...(own.textTracks[0]?.cues ?? [])].map((cue) =>
            cue instanceof VTTCue ? cue.text : '',
          ),
        )
      const texts = [0, 1, 2, 3, 4].map((at) => words(`clips.walk-through.captions.${at}`))
      await expect.poll(cues).toEqual(texts)
      expect(await video.evaluate((own: HTMLVideoElement) => own.textTracks[0]?.mode)).toBe(
        'showing',
      )
    },
  )
}

test('without script the clip stands there by itself and fetches its poster only', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: process.env.SITE_URL,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  const asked = files(page, 'none')
  await page.goto(pages[0]?.path ?? '', { waitUntil: 'networkidle' })
  await expect(page.locator('video:not([hidden])')).toBeVisible()
  await expect(page.locator('[data-film]')).toBeHidden()
  expect(asked).toEqual([poster])
  await context.close()
})
