import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { exhibitFaults } from './exhibit-faults.ts'

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
