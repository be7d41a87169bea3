import type { Browser } from 'playwright'
import { HYDRATION_FOLDER } from '#lib/config/api-paths.ts'
import { bytesOf, firstLoadScripts, watchScripts, type Script } from '../lib/first-load.ts'
import type { Budget } from '../lib/row.ts'
import { samplePages } from '../lib/sample-pages.ts'
import { atMost, exactly } from '../lib/verdict.ts'

const MAX_BYTES = 200_000
/** 62,000 were aimed at; 5 % more is the form as a component of its own, in chunks that it shares with the checkout. */
const MAX_OWN_BYTES = 65_000
const MAX_DATA_BYTES = 12_000

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
    // Of another page its own chunk and its data.
    const isOnce = second.filter(({ url, isCached }) => known.has(url) && !isCached).length === 0
    return { scripts: first, isOnce }
  } finally {
    await context.close()
  }
}

const isData = ({ url }: Script) => new URL(url).pathname.startsWith(HYDRATION_FOLDER)

/** What the framework and the form cost when a visitor comes near a sign-up control, and what of it is ours (budget 4). */
export const signUpOnIntent: Budget = {
  id: 2,
  title: 'scripts on intent to sign up',
  measure: async (bench) => {
    const [browser, site, hello] = await Promise.all([
      bench.browser(),
      bench.siteUrl(),
      bench.hello(),
    ])
    const [home = '', landing = ''] = (await samplePages()).map(({ path }) => `${site}${path}`)
    const { scripts, isOnce } = await onIntent(browser, [landing, home])
    const figure = bytesOf(scripts.filter((script) => !isData(script)))
    const data = bytesOf(scripts.filter(isData))
    const framework = bytesOf(await firstLoadScripts(browser, hello.url))
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
        id: 2,
        what: 'and the data of the page',
        unit: 'B',
        figure: data,
        limit: MAX_DATA_BYTES,
      }),
      atMost({
        id: 4,
        what: 'of it beyond a bare Next app',
        unit: 'B',
        figure: figure - framework,
        limit: MAX_OWN_BYTES,
      }),
    ]
  },
}
