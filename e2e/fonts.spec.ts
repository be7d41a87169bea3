import { expect, test, type Page } from '@playwright/test'
import { CHROMIUM_ARGS } from '../scripts/browser/chromium-args.ts'
import { findChromium } from '../scripts/browser/find-chromium.ts'
import { expectNoShift, layoutShift } from './support/layout-shift.ts'
import { LONG } from './support/long.ts'

const TELEPHONE = { width: 360, height: 800 }

/** A page of each opening that has its words in columns, in the languages with the longest ones too. */
const PAGES = [
  '/',
  '/fr/',
  '/de/',
  '/docs/free-demo',
  '/es/docs/1200-modelos',
  '/it/docs/free-demo',
]

/** Keeps both typefaces back until the page stands in the faces of the machine. */
const holdFonts = async (page: Page) => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Families of the site that have arrived. */
const arrived = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )

// The headless shell sets letters without hints, and lines break elsewhere than before visitors.
const launchOptions = { executablePath: findChromium(process.env), args: CHROMIUM_ARGS }

test.use({ viewport: TELEPHONE, isMobile: true, hasTouch: true, launchOptions })

for (const path of PAGES) {
  const details = path === '/de/' || path === '/docs/free-demo' ? {} : LONG
  test(
    `${path} shows the headline's face however late it comes, and nothing moves`,
    details,
    async ({ page }) => {
      const release = await holdFonts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('h1')).toBeVisible()
      await expectNoShift(page)
      expect(await arrived(page)).not.toContain('headline')
      release()
      await expect.poll(() => arrived(page)).toContain('headline')
      expect(await layoutShift(page)).toBeLessThan(0.0005)
    },
  )
}
