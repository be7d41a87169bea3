import { expect, test, type Page } from '@playwright/test'

const PATHS = [
  '/',
  '/de/',
  '/docs',
  '/de/docs/library/legal',
  '/docs/attorney-drafted',
  '/de/docs/fill-in-the-blanks',
  '/de/pricing/plans',
  '/pricing/plans/index_C',
  '/pricing/checkout',
  '/fr/testimonials',
  '/de/company/support',
  '/company/about',
  '/de/docs/library/document/gegenseitige-geheimhaltungsvereinbarung',
]

/** Visible links and buttons of the header that lie over one another. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.site-header :is(a, button, summary)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
    return boxes.flatMap(({ name, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `${name} / ${other.name}`),
    )
  })

/** On a telephone, text of twice the size leaves eleven letters a line. */
const NARROW = [
  ...PATHS,
  '/fr/',
  '/de/features',
  '/de/company/affiliate',
  '/business-plan',
  '/drive',
  '/share/feedback',
  '/de/apps',
  '/de/document-management',
  '/company/cancel',
  '/no-such-page',
]

const SMALL = { width: 360, height: 900 }
const LARGE = { width: 1280, height: 900 }

test('text of twice the size fits at 360 and 1280 px, without scrolling sideways (WCAG 1.4.4)', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of NARROW) {
    await page.setViewportSize(SMALL)
    await page.goto(path)
    const size = await page.evaluate(() =>
      parseFloat(getComputedStyle(document.documentElement).fontSize),
    )
    expect(size, path).toBe(32)
    for (const window of PATHS.includes(path) ? [SMALL, LARGE] : [SMALL]) {
      await page.setViewportSize(window)
      const at = `${path} at ${window.width} px`
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, at).toBeLessThanOrEqual(0)
      expect(await overlaps(page), at).toEqual([])
    }
  }
})
