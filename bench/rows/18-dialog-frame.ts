import { dialogTimesOf, type DialogTimes } from '../lib/dialog-frame.ts'
import { median } from '../lib/median.ts'
import type { Budget, Row } from '../lib/row.ts'
import { samplePage } from '../lib/sample-pages.ts'
import { atMost } from '../lib/verdict.ts'

const MAX_SHOWN_MS = 100
/** What is typed sooner is lost: hands come from the pointer to the keys in more. */
const MAX_READY_MS = 300
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
        const times: DialogTimes[] = []
        for (let round = 0; round < (bench.quick ? 1 : ROUNDS); round += 1) {
          times.push(await dialogTimesOf(browser, { url: `${site}${path}`, width }))
        }
        const where = `${path}, ${width} px`
        const shown = median(times.map((each) => each.shown))
        const ready = median(times.map((each) => each.ready))
        rows.push(
          atMost({
            id: 18,
            what: `click to dialog on ${where}`,
            unit: 'ms',
            figure: shown,
            limit: MAX_SHOWN_MS,
          }),
          atMost({
            id: 18,
            what: `click to its field on ${where}`,
            unit: 'ms',
            figure: ready,
            limit: MAX_READY_MS,
          }),
        )
      }
    }
    return rows
  },
}
