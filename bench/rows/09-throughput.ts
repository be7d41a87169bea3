import { fetchText } from '../../scripts/lib/fetch-text.ts'
import { startEqualPage } from '../floors/equal-page.ts'
import type { Bench } from '../lib/bench.ts'
import { inTurn } from '../lib/in-turn.ts'
import { load } from '../lib/load.ts'
import { CONNECTIONS, loadPlan } from '../lib/plan.ts'
import type { Budget, Row } from '../lib/row.ts'
import { rowsOfEach } from '../lib/sample-pages.ts'
import { comparedAtLeast } from '../lib/verdict.ts'

const LIMIT = 0.9

const measurePage = async (bench: Bench, path: string): Promise<Row> => {
  const { rounds, seconds } = loadPlan(bench)
  const { url: site } = await bench.site()
  const page = `${site}${path}`
  const floor = await startEqualPage(Buffer.byteLength(await fetchText(page)))
  const rate = async (url: string) => (await load({ url, connections: CONNECTIONS, seconds })).rate
  try {
    const sides = { floor: async () => rate(`${floor.url}/`), figure: async () => rate(page) }
    await Promise.all([sides.floor(), sides.figure()])
    const compared = await inTurn({ rounds, ...sides })
    return comparedAtLeast({
      id: 9,
      what: `pages of ${path}`,
      unit: '/s',
      ...compared,
      limit: LIMIT,
    })
  } finally {
    await floor.stop()
  }
}

/** Throughput of prerendered pages against a page of equal bytes behind an empty middleware. */
export const throughput: Budget = {
  id: 9,
  title: 'throughput of a prerendered page',
  measure: async (bench) => rowsOfEach(bench, async (path) => [await measurePage(bench, path)]),
}
