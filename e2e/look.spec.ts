import { expect, test } from '@playwright/test'
import { accessibilityOf } from '../scripts/browser/accessibility-of.ts'
import { sitePages } from './support/pages.ts'
import { stayOnPage } from './support/stay-on-page.ts'

const pages = await sitePages()

for (const { path } of pages) {
  test(`${path} is quiet, accessible and fits a narrow screen`, async ({ page }) => {
    const noise: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
    })
    page.on('pageerror', (error) => noise.push(error.message))
    await stayOnPage(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path, { waitUntil: 'networkidle' })
    const { violations } = await accessibilityOf(page).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect(noise).toEqual([])
  })
}
