import { expect } from '@playwright/test'
import { launch, type Browser, type Frame, type Page } from 'puppeteer-core'
import { findFirefox } from '../../scripts/browser/ensure-firefox.ts'

/** Where Firefox is; Playwright's own drives a patched one, which few machines have. */
export const FIREFOX = findFirefox(process.env)

const siteUrl = process.env.SITE_URL ?? ''

/** A language that the site does not speak, as in the other browser tests. */
const PREFERENCES = { 'intl.accept_languages': 'nl-NL' }

/** Starts Firefox, driven by WebDriver BiDi. */
export const startFirefox = (): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: PREFERENCES,
    defaultViewport: { width: 1280, height: 800 },
  })

const WORDY = ['error', 'warn']

/** Notes what a page complains of: its console, scripts that throw, and what is not there. */
const noteNoise = (page: Page): string[] => {
  const noise: string[] = []
  page.on('console', (message) => {
    if (WORDY.includes(message.type())) noise.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => noise.push(`thrown: ${String(error)}`))
  page.on('response', (response) => {
    if (response.status() === 404) noise.push(`${response.status()} ${response.url()}`)
  })
  return noise
}

/** Walks in a browser without a past, and holds that no page had anything to complain of. */
export const walkIn = async (browser: Browser, walk: (page: Page) => Promise<void>) => {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    const noise = noteNoise(page)
    await walk(page)
    expect(noise).toEqual([])
  } finally {
    await context.close()
  }
}

/** Opens a page of the site, once nothing of the page before is under way: Firefox calls a module that is broken off by leaving an error. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.waitForNetworkIdle({ idleTime: 500 })
  await page.goto(`${siteUrl}${path}`)
}

type Place = Page | Frame

/** A button, or the field of a label, by its words: Firefox finds nothing by accessible names. */
export const named = (place: Place, words: string) => {
  const has = `[normalize-space()="${words}"]`
  const button = `//button${has}`
  const field = `//*[@id=//label[normalize-space()="${words}" or .//*${has}]/@for]`
  const inside = `//label[normalize-space()="${words}" or .//*${has}]//input`
  return place.locator(`::-p-xpath(${button} | ${field} | ${inside})`)
}

/** What a page says of an element, asked until it says so. */
export const expectThat = (page: Page, ask: () => boolean, what: string) =>
  expect.poll(() => page.evaluate(ask), { message: what, timeout: 15_000 }).toBe(true)
