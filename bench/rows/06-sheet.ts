import { gzipSize } from '../lib/gzip-size.ts'
import { htmlParts } from '../lib/html-parts.ts'
import { allHtml } from '../lib/page-html.ts'
import type { Budget } from '../lib/row.ts'
import { atMost, exactly } from '../lib/verdict.ts'
import { worstOf } from '../lib/worst-of.ts'

const MAX_BYTES = 14_000

/** One inlined sheet a page, with the parts that it wears, small enough. */
export const sheet: Budget = {
  id: 6,
  title: 'the sheet',
  measure: async (bench) => {
    const parts = (await allHtml(await bench.siteUrl())).map(({ html }) => htmlParts(html))
    const linked = parts.reduce((sum, part) => sum + part.linked, 0)
    const figure = worstOf(parts, (part) => gzipSize(part.sheets.join('')))
    const most = worstOf(parts, (part) => part.sheets.length)
    return [
      atMost({
        id: 6,
        what: 'CSS of a page',
        unit: 'B',
        figure: gzipSize(figure.sheets.join('')),
        limit: MAX_BYTES,
      }),
      exactly({ id: 6, what: 'sheets of a page', unit: '', figure: most.sheets.length, limit: 1 }),
      exactly({ id: 6, what: 'linked sheets', unit: '', figure: linked, limit: 0 }),
    ]
  },
}
