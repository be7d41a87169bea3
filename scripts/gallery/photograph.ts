import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { GALLERY_MARK } from '#lib/config/gallery.ts'

const WIDTHS = [360, 1280]
const HEIGHT = 800
const FOLDER = join('.shots', 'gallery')

/** An address and what its pictures are called. */
export type Shot = { url: string; name: string }

/** A dialog scrolls by itself: a window as high as its content shows all of it. */
const heightOf = (page: Page) =>
  page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('dialog[open]')].map((one) => one.scrollHeight), 0),
  )

const photograph = async (page: Page, { url, name }: Shot) => {
  await page.goto(url)
  await page.waitForSelector(`html[${GALLERY_MARK}]`)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.setViewportSize({ width, height: Math.max(HEIGHT, await heightOf(page)) })
    await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), animations: 'disabled' })
  }
}

/** Photographs one after the other what the queue holds, which several tabs may share. */
export const photographAll = async (context: BrowserContext, queue: Shot[]): Promise<void> => {
  const page = await context.newPage()
  for (let shot = queue.shift(); shot; shot = queue.shift()) await photograph(page, shot)
}
