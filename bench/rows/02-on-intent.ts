import type { Browser } from 'playwright'
import { bytesOf, watchScripts, type Script } from '../lib/first-load.ts'
import type { Budget } from '../lib/row.ts'
import { samplePages } from '../lib/sample-pages.ts'
import { atMost, exactly } from '../lib/verdict.ts'

const MAX_BYTES = 125_000
const MAX_OWN_BYTES = 62_000

/** Milliseconds after which everything has come that a page fetches by itself, or on intent. */
const DUE_MS = 2500

type Fetched = { scripts: Script[]; isOnce: boolean }

/** What a visitor fetches who goes for the first sign-up link of a page, and whether the next page fetches none of it again. */
const onIntent = async (browser: Browser, urls: readonly [string, string]): Promise<Fetched> => {
  const context = await browser.newContext()
  try {
    const tab = await context.newPage()
    const load = async (url: string) => {
      await tab.goto(url, { waitUntil: 'networkidle' })
      await tab.waitForTimeout(DUE_MS)
      const scripts = watchScripts(tab)
      await tab.locator('a[data-sign-up]:visible').first().hover()
      await tab.waitForTimeout(DUE_MS)
      return scripts()
    }
    const [first, second] = [await load(urls[0]), await load(urls[1])]
    const known = new Set(first.map(({ url }) => url))
    const isOnce = second.filter(({ url, isCached }) => known.has(url) && !isCached).length === 0
    return { scripts: first, isOnce }
  } finally {
    await context.close()
  }
}

const isReact = ({ url }: Script) => /\/react-[^/]*\.js$/.test(url)

/** What React and the form cost when a visitor comes near a sign-up control, and what of it is ours (budget 4). */
export const signUpOnIntent: Budget = {
  id: 2,
  title: 'scripts on intent to sign up',
  needs: ['Chromium'],
  measure: async (bench) => {
    const [browser, site] = await Promise.all([bench.browser(), bench.siteUrl()])
    const [home = '', landing = ''] = (await samplePages()).map(({ path }) => `${site}${path}`)
    const { scripts, isOnce } = await onIntent(browser, [landing, home])
    const figure = bytesOf(scripts)
    const react = bytesOf(scripts.filter(isReact))
    if (react === 0) throw new Error('No file of React came.')
    return [
      atMost({ id: 2, what: 'fetched on intent', unit: 'B', figure, limit: MAX_BYTES }),
      exactly({
        id: 2,
        what: 'fetched again on the next page',
        unit: '',
        figure: Number(!isOnce),
        limit: 0,
      }),
      atMost({
        id: 4,
        what: 'of it that is not React',
        unit: 'B',
        figure: figure - react,
        limit: MAX_OWN_BYTES,
      }),
    ]
  },
}
