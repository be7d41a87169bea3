import type { Browser, Page as Tab, Response } from 'playwright'
import { gzipSize } from './gzip-size.ts'

/** A script that a page fetched; `bytes` after gzip level 9. */
export type Script = { url: string; bytes: number; isCached: boolean }

const isScript = (response: Response) =>
  response.ok() && response.request().resourceType() === 'script'

/** What comes out of the browser's own cache is nothing that travels. */
const isCached = (response: Response) => response.request().timing().requestStart < 0

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
        isCached: isCached(response),
      })),
    )
}

/** The bytes of all scripts together. */
export const bytesOf = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0)

/** All scripts that a page fetches in a new browser profile until the network is idle. */
export const firstLoadScripts = async (browser: Browser, url: string): Promise<Script[]> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const tab = await context.newPage()
    const scripts = watchScripts(tab)
    const answer = await tab.goto(url, { waitUntil: 'networkidle' })
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}, not 200.`)
    return await scripts()
  } finally {
    await context.close()
  }
}

/** Milliseconds after which everything has come that a page fetches by itself. */
const DUE_MS = 2500

/** The scripts that a page fetches by itself besides those that it names, in a new browser profile. */
export const laterScripts = async (
  browser: Browser,
  { url, known }: { url: string; known: readonly string[] },
): Promise<Script[]> => {
  const context = await browser.newContext()
  try {
    const tab = await context.newPage()
    const scripts = watchScripts(tab)
    await tab.goto(url, { waitUntil: 'networkidle' })
    await tab.waitForTimeout(DUE_MS)
    return (await scripts()).filter((script) => !known.includes(new URL(script.url).pathname))
  } finally {
    await context.close()
  }
}
