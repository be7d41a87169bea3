import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
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

const WIDTHS = [360, 1280]
const HEIGHT = 800
const FOLDER = join('.shots', 'gallery')

/** An exhibit and what its pictures are called. */
export type Shot = { url: string; name: string; isPageSeen: boolean }

/** A dialog scrolls by itself: a window as high as its content shows all of it. */
const heightOf = (page: Page) =>
  page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('dialog[open]')].map((one) => one.scrollHeight), 0),
  )

/** Without its letters, or before the browser has drawn it at its new size, a picture shows what no visitor sees. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
  })

const photograph = async (page: Page, name: string) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.setViewportSize({ width, height: Math.max(HEIGHT, await heightOf(page)) })
    await settle(page)
    await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), animations: 'disabled' })
  }
}

/** Checks and photographs one after the other what the queue holds, which several tabs may share; gives the faults. */
export const photographAll = async (context: BrowserContext, queue: Shot[]): Promise<string[]> => {
  const page = await context.newPage()
  const faults: string[] = []
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    faults.push(...(await exhibitFaults(page, shot)))
    await photograph(page, shot.name)
  }
  return faults
}
