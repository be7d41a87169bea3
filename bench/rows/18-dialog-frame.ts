import { dialogFrameOf } from '../lib/dialog-frame.ts'
import { median } from '../lib/median.ts'
import type { Budget, Row } from '../lib/row.ts'
import { samplePage } from '../lib/sample-pages.ts'
import { atMost } from '../lib/verdict.ts'

const MAX_MS = 100
const ROUNDS = 9
const FAMILIES = ['landing', 'home'] as const
const WIDTHS = [360, 1280] as const

/** How soon a click on a sign-up link shows the dialog once the visitor's intent has fetched it. */
export const dialogFrame: Budget = {
  id: 18,
  title: 'click to dialog',
  measure: async (bench) => {
    const [browser, site] = await Promise.all([bench.browser(), bench.siteUrl()])
    const rows: Row[] = []
    for (const family of FAMILIES) {
      const { path } = await samplePage(family)
      for (const width of WIDTHS) {
        const times: number[] = []
        for (let round = 0; round < (bench.quick ? 1 : ROUNDS); round += 1) {
          times.push(await dialogFrameOf(browser, { url: `${site}${path}`, width }))
        }
        const what = `click to dialog on ${path}, ${width} px`
        rows.push(atMost({ id: 18, what, unit: 'ms', figure: median(times), limit: MAX_MS }))
      }
    }
    return rows
  },
}
