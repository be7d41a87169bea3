import { fetchText } from '../../scripts/lib/fetch-text.ts'
import { bytesOf, laterScripts } from '../lib/first-load.ts'
import { gzipSize } from '../lib/gzip-size.ts'
import { pageScripts } from '../lib/html-parts.ts'
import { allHtml } from '../lib/page-html.ts'
import type { Budget } from '../lib/row.ts'
import { samplePages } from '../lib/sample-pages.ts'
import { atMost, exactly } from '../lib/verdict.ts'

const MAX_BYTES = 9000
const MAX_LATER_BYTES = 5000

const row = (what: string, figure: number) => ({ id: 1, what, unit: 'B' as const, figure })

/** What pages fetch of script before a visitor does anything. */
export const pageScript: Budget = {
  id: 1,
  title: 'scripts before intent',
  needs: ['Chromium'],
  measure: async (bench) => {
    const [browser, site] = await Promise.all([bench.browser(), bench.siteUrl()])
    const scripts = (await allHtml(site)).map(({ html }) => pageScripts(html))
    const named = [...new Set(scripts.flatMap(({ files }) => files))]
    const sizes = await Promise.all(
      named.map(async (file) => gzipSize(await fetchText(`${site}${file}`))),
    )
    const unasked = scripts.reduce((sum, { inline, preloads }) => sum + inline + preloads, 0)
    const later = await Promise.all(
      (await samplePages()).map(async ({ path }) =>
        bytesOf(await laterScripts(browser, { url: `${site}${path}`, known: named })),
      ),
    )
    const figure = sizes.reduce((sum, bytes) => sum + bytes, 0)
    return [
      atMost({ ...row('the page script, the same of every page', figure), limit: MAX_BYTES }),
      atMost({
        ...row('fetched by itself later, most of a page', Math.max(...later)),
        limit: MAX_LATER_BYTES,
      }),
      exactly({ ...row('inline scripts and preloads of all pages', unasked), unit: '', limit: 0 }),
    ]
  },
}
