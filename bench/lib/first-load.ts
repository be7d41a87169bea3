import type { Browser, Page as Tab, Response } from 'playwright'
import { gzipSize } from './gzip-size.ts'

/** A script that a page fetched; `bytes` after gzip level 9. */
export type Script = { url: string; bytes: number }

const isScript = (response: Response) =>
  response.ok() && response.request().resourceType() === 'script'

/** Notes every script that a tab fetches from now on, while `isWanted` says so. */
export const watchScripts = (tab: Tab, isWanted = () => true): (() => Promise<Script[]>) => {
  const responses: Response[] = []
  tab.on('response', (response) => {
    if (isScript(response) && isWanted()) responses.push(response)
  })
  return async () =>
    Promise.all(
      responses.map(async (response) => ({
        url: response.url(),
        bytes: gzipSize(await response.body()),
      })),
    )
}

/** The bytes of all scripts together. */
export const bytesOf = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0)

/** What comes so long after the load event is what the page fetches by itself later, which counts apart. */
const LOAD_MS = 800

/** All scripts that a page fetches in a new browser profile until the network is idle. */
export const firstLoadScripts = async (browser: Browser, url: string): Promise<Script[]> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const tab = await context.newPage()
    // The hand-off page goes on by itself: what comes after is not its load.
    await tab.route('**/api/**', (route) => route.abort())
    let ended = Infinity
    tab.on('load', () => {
      ended = Date.now() + LOAD_MS
    })
    const scripts = watchScripts(tab, () => Date.now() < ended)
    const answer = await tab.goto(url, { waitUntil: 'networkidle' })
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}, not 200.`)
    return await scripts()
  } finally {
    await context.close()
  }
}

/** Milliseconds after which everything has come that a page fetches by itself. */
const DUE_MS = 2500

/** The scripts that a page fetches by itself once its load is over, in a new browser profile. */
export const laterScripts = async (browser: Browser, url: string): Promise<Script[]> => {
  const context = await browser.newContext()
  try {
    const tab = await context.newPage()
    await tab.goto(url, { waitUntil: 'networkidle' })
    const scripts = watchScripts(tab)
    await tab.waitForTimeout(DUE_MS)
    return await scripts()
  } finally {
    await context.close()
  }
}
