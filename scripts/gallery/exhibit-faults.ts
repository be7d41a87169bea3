import type { Page } from '@playwright/test'
import { GALLERY_MARK } from '#lib/config/gallery.ts'
import { accessibilityOf } from '../browser/accessibility-of.ts'

/** The narrowest window that WCAG 2.2 asks for (1.4.10), in pixels. */
const NARROW = { width: 320, height: 640 }

const DIALOG = 'dialog[open]'

const overflow = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  )

type Exhibit = {
  url: string
  /** Whether what lies behind the dialog was looked at before: it is the same in all states of a specimen. */
  isPageSeen: boolean
  /** Only whether it fits, for words of another language in a state that axe has seen. */
  isWidthOnly?: boolean
}

const violationsOf = async (page: Page, isPageSeen: boolean) => {
  const axe = accessibilityOf(page)
  const isDialog = isPageSeen && (await page.locator(DIALOG).count()) > 0
  return (await (isDialog ? axe.include(DIALOG) : axe).analyze()).violations
}

/** Opens an exhibit and says what is wrong with it: what scrolls sideways, and what axe finds. */
export const exhibitFaults = async (
  page: Page,
  { url, isPageSeen, isWidthOnly = false }: Exhibit,
): Promise<string[]> => {
  await page.setViewportSize(NARROW)
  await page.goto(url)
  await page.waitForSelector(`html[${GALLERY_MARK}]`)
  const excess = Math.max(...(await overflow(page)))
  const violations = isWidthOnly ? [] : await violationsOf(page, isPageSeen)
  return [
    ...(excess > 0 ? [`${url}: scrolls sideways by ${excess} px at ${NARROW.width} px`] : []),
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${url}: ${id}: ${html}`)),
  ]
}
