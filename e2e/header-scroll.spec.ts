import { expect, test } from '@playwright/test'
import { HEADER_OUTLINE_SCROLL_PX } from '../components/layout/attach-header-scroll.ts'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { LONG } from './support/long.ts'

// The rules of the style sheet itself are put out of force by one that the page's policy would refuse.
test.use({ bypassCSP: true })

test('a browser without scroll timelines shows the header as scrolled, and its button filled (S2 §2.6)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    Object.defineProperty(CSS, 'supports', {
      value: (...asked: [string]) => !asked.join().includes('scroll()') && supports(...asked),
    })
  })
  await page.goto('/l/aug232024')
  await page.addStyleTag({
    content:
      '.site-header-sticky, .header-action { animation: none !important; transition: none !important }',
  })
  const header = page.locator('.site-header-sticky')
  const action = page.locator('.header-action:not([data-entry])')
  const fill = () => action.evaluate((element) => getComputedStyle(element).backgroundColor)
  const line = () => header.evaluate((element) => getComputedStyle(element).borderBottomColor)
  const [outlined, bare] = [await fill(), await line()]
  const scrollPage = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect(async () => {
    await scrollPage(0)
    await scrollPage(1)
    expect(await line()).not.toBe(bare)
  }).toPass()
  await scrollPage(HEADER_OUTLINE_SCROLL_PX)
  await expect(page.locator('html[data-scrolled]:not([data-scrolled-far])')).toHaveCount(1)
  expect(await fill()).toBe(outlined)
  await scrollPage(HEADER_OUTLINE_SCROLL_PX + 1)
  await expect.poll(fill).not.toBe(outlined)
  await scrollPage(0)
  await expect.poll(fill).toBe(outlined)
  expect(await line()).toBe(bare)
})

test('a browser with them loads no listener', async ({ page }) => {
  await page.goto('/l/aug232024', { waitUntil: 'networkidle' })
  await page.waitForTimeout(1500)
  await page.mouse.wheel(0, 900)
  await page.waitForTimeout(200)
  await expect(page.locator('html[data-scrolled]')).toHaveCount(0)
})

for (const [width, details] of [
  [320, {}],
  [360, LONG],
] as const) {
  const name = `at ${width} px every language shows the name, the action in one line, and the menu at the edge`
  test(name, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    for (const locale of LOCALE_CODES) {
      await page.goto(routePath('home', locale))
      const header = page.getByRole('banner')
      await expect(header.locator('.logo-name'), locale).toBeInViewport({ ratio: 0.9 })
      const lines = await header.locator('.header-action:not([data-entry])').evaluate((action) => {
        const words = document.createRange()
        words.selectNodeContents(action)
        return words.getClientRects().length
      })
      expect(lines, locale).toBe(1)
      const rightOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((part) => part.getBoundingClientRect().right)
      const edge = (await rightOf('.site-header')) - (await rightOf('.menu .icon'))
      expect(edge, locale).toBeLessThanOrEqual(20)
      expect(edge, locale).toBeGreaterThanOrEqual(12)
    }
  })
}
