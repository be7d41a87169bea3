import { dialogTimesOf, type DialogTimes } from '../lib/dialog-frame.ts'
import { median } from '../lib/median.ts'
import type { Budget, Row } from '../lib/row.ts'
import { samplePage } from '../lib/sample-pages.ts'
import { atMost } from '../lib/verdict.ts'

const MAX_SHOWN_MS = 100
const MAX_READY_MS = 200
const MAX_INTERACTION_MS = 200
const ROUNDS = 9
const FAMILIES = ['landing', 'home'] as const
const WIDTHS = [360, 1280] as const

const row = (what: string, figure: number) => ({ id: 18, what, unit: 'ms' as const, figure })

const rowsOf = (where: string, times: readonly DialogTimes[]): Row[] => {
  const shown = median(times.map((each) => each.shown))
  const ready = median(times.map((each) => each.ready))
  const slowest = median(times.map((each) => each.slowest))
  return [
    atMost({ ...row(`press to dialog on ${where}`, shown), limit: MAX_SHOWN_MS }),
    atMost({ ...row(`press to its field on ${where}`, ready), limit: MAX_READY_MS }),
    atMost({ ...row(`slowest press or key on ${where}`, slowest), limit: MAX_INTERACTION_MS }),
  ]
}

/** How soon a press on a sign-up link shows the dialog on a page whose framework has not been fetched. */
export const dialogFrame: Budget = {
  id: 18,
  title: 'press to dialog',
  needs: ['Chromium'],
  measure: async (bench) => {
    const [browser, site] = await Promise.all([bench.browser(), bench.siteUrl()])
    const rows: Row[] = []
    for (const family of bench.quick ? FAMILIES.slice(0, 1) : FAMILIES) {
      const { path } = await samplePage(family)
      for (const width of bench.quick ? WIDTHS.slice(0, 1) : WIDTHS) {
        const times: DialogTimes[] = []
        for (let round = 0; round < (bench.quick ? 1 : ROUNDS); round += 1) {
          times.push(await dialogTimesOf(browser, { url: `${site}${path}`, width }))
        }
        rows.push(...rowsOf(`${path}, ${width} px`, times))
      }
    }
    return rows
  },
}
