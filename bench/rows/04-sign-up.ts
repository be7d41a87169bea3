import type { Browser } from 'playwright'
import { clientEntries } from '../lib/client-entries.ts'
import { fetchText } from '../lib/fetch-text.ts'
import { bytesOf, firstLoadScripts, watchScripts, type Script } from '../lib/first-load.ts'
import { gzipSize } from '../lib/gzip-size.ts'
import { ownModules } from '../lib/own-modules.ts'
import { modulesOf } from '../lib/page-modules.ts'
import type { Budget, Row } from '../lib/row.ts'
import { samplePage } from '../lib/sample-pages.ts'
import { atMost } from '../lib/verdict.ts'

const LANDING_PAGE = '[locale]/[context]/landing/[...page]'
const FEATURE = 'features/signup/'
const MAX_LAZY_BYTES = 60_000
// 100 more than before: forms of a page and an open dialog let a signed-in visitor past as links do (S1 §4).
const MAX_LEAF_BYTES = 1600

/** What a page fetches by itself after a second has come by then: it is not for the visitor's intent. */
const DUE_MS = 2000

/** What a page fetches when a visitor goes for its first sign-up link. */
const onIntent = async (browser: Browser, url: string): Promise<Script[]> => {
  const tab = await browser.newPage()
  try {
    await tab.goto(url, { waitUntil: 'networkidle' })
    await tab.waitForTimeout(DUE_MS)
    const scripts = watchScripts(tab)
    await tab.locator('a[data-sign-up]').first().hover()
    await tab.waitForLoadState('networkidle')
    await tab.waitForTimeout(500)
    return await scripts()
  } finally {
    await tab.close()
  }
}

const leaf = async (browser: Browser, url: string): Promise<Row> => {
  const scripts = await firstLoadScripts(browser, url)
  const chunks = await Promise.all(scripts.map(async (script) => fetchText(script.url)))
  const entries = await clientEntries(LANDING_PAGE)
  const isOwn = ({ path }: { path: string }) => path.startsWith(FEATURE)
  const own = ownModules({
    modules: chunks.flatMap(modulesOf),
    entries: entries.filter(isOwn).map(({ id }) => id),
    others: entries.filter((entry) => !isOwn(entry)).map(({ id }) => id),
  })
  if (own.length === 0) throw new Error(`No module of ${FEATURE} in the first load of ${url}.`)
  const figure = gzipSize(own.map(({ code }) => code).join(','))
  const what = 'sign-up leaf that is always loaded, with what only it needs'
  return atMost({ id: 4, what, unit: 'B', figure, limit: MAX_LEAF_BYTES })
}

/** What sign-up costs: at once, and after the visitor's intent. */
export const signUp: Budget = {
  id: 4,
  title: 'sign-up, at once and on intent',
  measure: async (bench) => {
    const [browser, site] = await Promise.all([bench.browser(), bench.siteUrl()])
    const url = `${site}${(await samplePage('landing')).path}`
    const lazy = await onIntent(browser, url)
    const figure = bytesOf(lazy)
    return [
      atMost({ id: 4, what: 'fetched on intent', unit: 'B', figure, limit: MAX_LAZY_BYTES }),
      // Fetched in parallel; what lets a signed-in visitor past the dialog is shared with the opener.
      atMost({ id: 4, what: 'chunks on intent', unit: '', figure: lazy.length, limit: 2 }),
      await leaf(browser, url),
    ]
  },
}
