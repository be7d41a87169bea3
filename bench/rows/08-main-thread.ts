import type { Bench } from '../lib/bench.ts'
import { inTurn } from '../lib/in-turn.ts'
import { inLab } from '../lib/lab.ts'
import { countRequests } from '../lib/request-log.ts'
import type { Budget, Row } from '../lib/row.ts'
import { rowsOfEach } from '../lib/sample-pages.ts'
import { atMost, exactly } from '../lib/verdict.ts'
import { vitalsOf } from '../lib/vitals.ts'

const MAX_REQUESTS = 6
const MAX_MORE_MS = 10

const timings = async (bench: Bench, path: string): Promise<Row[]> => {
  const [browser, floor, site] = await Promise.all([
    bench.browser(),
    bench.zeroScript(),
    bench.siteUrl(),
  ])
  const shifts: number[] = []
  const compared = await inTurn({
    rounds: bench.quick ? 1 : 5,
    floor: async () => (await vitalsOf(browser, `${floor.url}${path}`)).tbt,
    figure: async () => {
      const { tbt, cls } = await vitalsOf(browser, `${site}${path}`)
      shifts.push(cls)
      return tbt
    },
  })
  const cls = Math.max(...shifts)
  return [
    atMost({
      id: 8,
      what: `TBT of ${path} beyond the page without script (${compared.floor.toFixed(0)} ms)`,
      unit: 'ms',
      figure: compared.figure - compared.floor,
      limit: MAX_MORE_MS,
    }),
    exactly({ id: 8, what: `CLS of ${path}, worst`, unit: '', figure: cls, limit: 0 }),
  ]
}

const counts = async (bench: Bench, path: string): Promise<Row[]> => {
  const [browser, site] = await Promise.all([bench.browser(), bench.siteUrl()])
  const seen = await inLab(browser, async (tab) => countRequests(tab, `${site}${path}`))
  const row = (what: string, figure: number) => ({
    id: 8,
    what: `${what} of ${path}`,
    unit: '' as const,
    figure,
  })
  return [
    atMost({ ...row('requests until load', seen.untilLoad), limit: MAX_REQUESTS }),
    exactly({ ...row('third-party requests', seen.thirdParty), limit: 0 }),
  ]
}

/** What a page asks for before it has loaded, and of whom: the same on every machine. */
export const requests: Budget = {
  id: 8,
  title: 'requests',
  needs: ['Chromium'],
  measure: (bench) => rowsOfEach(bench, async (path) => counts(bench, path)),
}

/** Blocking time and layout shift of a page load. */
export const mainThread: Budget = {
  id: 8,
  title: 'TBT and CLS',
  needs: ['Chromium'],
  measure: (bench) => rowsOfEach(bench, async (path) => timings(bench, path)),
}
