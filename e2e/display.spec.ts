import { expect, test, type Page } from '@playwright/test'
import { routePath } from '../lib/i18n/public-path.ts'
import { CHROMIUM_ARGS } from '../scripts/browser/chromium-args.ts'
import { findChromium } from '../scripts/browser/find-chromium.ts'
import { coveredHeadlines, loneWords } from './support/headlines.ts'
import { expectNoShift } from './support/layout-shift.ts'
import { LONG } from './support/long.ts'

const WIDTHS = [360, 768, 834, 1280, 1600]

/** A page of each kind: whose openings differ in layout. */
const ENGLISH = [
  '/',
  '/docs',
  '/docs/1800-templates',
  '/docs/attorney-drafted',
  '/docs/library/legal',
  '/lp',
  '/pricing/plans',
  '/business-plan',
  '/features',
  '/apps',
  '/drive',
  '/document-management',
  '/company/about',
  '/company/support',
  '/company/affiliate',
  '/testimonials',
]

const GERMAN = [
  '/de/',
  '/de/docs',
  '/de/docs/fill-in-the-blanks',
  '/de/docs/library/legal',
  '/de/pricing/plans',
  '/de/features',
  '/de/apps',
  '/de/document-management',
  '/de/company/affiliate',
  '/de/company/support',
]

/** Pages of records, which offer no other language. */
const OF_RECORDS = /^(?:\/de)?\/(?:docs\/(?!library)|lp)/

// The headless shell sets letters without hints: a headline's face that comes late is wider there than what stood in for it.
test.use({ launchOptions: { executablePath: findChromium(process.env), args: CHROMIUM_ARGS } })

const sizeOf = (page: Page) =>
  page.locator('h1').evaluate((h1) => parseFloat(getComputedStyle(h1).fontSize))

test('the headline of the home page grows with the screen, and the header lets go of a low one', async ({
  page,
}) => {
  await page.goto(routePath('home', 'en'))
  const sizes: Record<number, number> = {}
  for (const width of [360, 1280, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    sizes[width] = Math.round(await sizeOf(page))
  }
  expect(sizes).toEqual({ 360: 40, 1280: 72, 1440: 96, 1600: 96, 1920: 120 })
  // 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  const bottom = await page
    .locator('.site-header')
    .evaluate((header) => header.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThan(0)
})

test.describe('to a visitor who reads another language', LONG, () => {
  for (const [locale, paths] of [
    ['de-DE', ENGLISH],
    ['en-US', GERMAN],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale })

      test('nothing lies on a headline, and none has a word alone on a line', async ({ page }) => {
        test.setTimeout(300_000)
        for (const path of paths) {
          await page.setViewportSize({ width: 360, height: 740 })
          await page.goto(path)
          const offer = page.locator('.language-offer')
          await expect(offer, path).toHaveCount(OF_RECORDS.test(path) ? 0 : 1)
          await expect(page.locator('#consent'), path).toHaveJSProperty('hidden', false)
          await expectNoShift(page, path)
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 740 })
            const at = `${path} at ${width} px`
            expect(await coveredHeadlines(page), at).toEqual([])
            expect(await loneWords(page), at).toEqual([])
          }
        }
      })
    })
  }
})

for (const [path, width] of [
  ['/docs/1800-templates', 1280],
  ['/docs/1800-templates', 1600],
  ['/lp', 1280],
  ['/fr/docs/1300-modeles', 1600],
] as const) {
  test(`all that the search of ${path} finds is seen at ${width} px`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto(path)
    await page.locator('main input[type=search]').first().fill('contra')
    const found = page.locator('main .found-sheets a')
    await expect(found.first()).toBeVisible()
    const cut = await page.locator('.hero-wall').evaluate((section) => {
      const room = section.getBoundingClientRect()
      return [...section.querySelectorAll('.found-sheets a')]
        .map((link) => link.getBoundingClientRect())
        .filter(
          ({ top, bottom, left, right }) =>
            top < room.top || bottom > room.bottom || left < room.left || right > room.right,
        ).length
    })
    expect(cut).toBe(0)
  })
}

const fanGap = (page: Page) =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('.hero .sheet')].map(
      (sheet) => sheet.getBoundingClientRect().top,
    )
    const words = document.querySelector('.hero > div')?.getBoundingClientRect().bottom ?? 0
    return Math.min(...tops) - words
  })

test('below the words of the home page, the fan leaves them free', LONG, async ({ page }) => {
  for (const locale of ['en', 'de'] as const) {
    await page.goto(routePath('home', locale))
    for (const width of [600, 660, 768, 834, 969]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await fanGap(page), `${locale} ${width}`).toBeGreaterThan(0)
    }
  }
})
