import type { Bench } from '../lib/bench.ts'
import { inTurn } from '../lib/in-turn.ts'
import type { Budget, Row } from '../lib/row.ts'
import { rowsOfEach } from '../lib/sample-pages.ts'
import { comparedAtMost } from '../lib/verdict.ts'
import { vitalsOf } from '../lib/vitals.ts'

const LIMIT = 1.03

const measurePage = async (bench: Bench, path: string): Promise<Row> => {
  const [browser, floor, site] = await Promise.all([
    bench.browser(),
    bench.zeroScript(),
    bench.siteUrl(),
  ])
  const lcp = async (origin: string) => (await vitalsOf(browser, `${origin}${path}`)).lcp
  await lcp(floor.url)
  const compared = await inTurn({
    rounds: bench.quick ? 1 : 5,
    floor: async () => lcp(floor.url),
    figure: async () => lcp(site),
  })
  return comparedAtMost({ id: 7, what: `LCP of ${path}`, unit: 'ms', ...compared, limit: LIMIT })
}

/** Largest contentful paint against the same page without script. */
export const lcp: Budget = {
  id: 7,
  title: 'LCP',
  needs: ['Chromium'],
  measure: async (bench) => rowsOfEach(bench, async (path) => [await measurePage(bench, path)]),
}
