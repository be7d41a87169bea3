import { gzipSize } from '../lib/gzip-size.ts'
import { htmlParts } from '../lib/html-parts.ts'
import { allHtml } from '../lib/page-html.ts'
import type { Budget } from '../lib/row.ts'
import { atMost, exactly } from '../lib/verdict.ts'
import { worstOf } from '../lib/worst-of.ts'

const MAX_BYTES = 14_000

/** One inlined sheet for the whole site, small enough. */
export const sheet: Budget = {
  id: 6,
  title: 'the one sheet',
  measure: async (bench) => {
    const parts = (await allHtml(await bench.siteUrl())).map(({ html }) => htmlParts(html))
    const sheets = [...new Set(parts.flatMap((part) => part.sheets))]
    const linked = parts.reduce((sum, part) => sum + part.linked, 0)
    const figure = gzipSize(worstOf(sheets, gzipSize))
    return [
      atMost({ id: 6, what: 'CSS', unit: 'B', figure, limit: MAX_BYTES }),
      exactly({ id: 6, what: 'different sheets', unit: '', figure: sheets.length, limit: 1 }),
      exactly({ id: 6, what: 'linked sheets', unit: '', figure: linked, limit: 0 }),
    ]
  },
}
