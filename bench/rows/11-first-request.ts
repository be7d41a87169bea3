import { ensureFloor } from '../floors/floor-app.ts'
import { trivialPages } from '../floors/hello-source.ts'
import type { Bench } from '../lib/bench.ts'
import { inTurn } from '../lib/in-turn.ts'
import { latencies, p50 } from '../lib/latency.ts'
import { median } from '../lib/median.ts'
import { startNext } from '../lib/next-app.ts'
import type { Budget, Row } from '../lib/row.ts'
import { comparedAtMost } from '../lib/verdict.ts'

const ROUNDS = 6
const PAGES_A_ROUND = 50

/** 15 ms where a trivial page takes 6 ms on its first request (docs/measuring.md). */
const FIRST_REQUEST = 2.5

/** Median time of the next pages, none of which was asked for before. */
const nextOnes = (urls: string[]) => async () =>
  median(await latencies(urls.splice(0, PAGES_A_ROUND)))

const first = async (bench: Bench, landing: string[]): Promise<Row> => {
  const server = await startNext(await ensureFloor('trivial', trivialPages(1)))
  const trivial = landing.map((_, index) => `${server.url}/p/new-${index}`)
  const sides = { floor: nextOnes(trivial), figure: nextOnes([...landing]) }
  try {
    await Promise.all([sides.floor(), sides.figure()])
    const compared = await inTurn({ rounds: bench.quick ? 1 : ROUNDS, ...sides })
    return comparedAtMost({
      id: 11,
      what: 'first request',
      unit: 'ms',
      ...compared,
      limit: FIRST_REQUEST,
    })
  } finally {
    await server.stop()
  }
}

/** A landing page that was not built ahead: on its first request, and afterwards. */
export const firstRequest: Budget = {
  id: 11,
  title: 'landing page on first request',
  measure: async (bench) => {
    const { url, model, generated } = await bench.manyRecords()
    const pages = (ROUNDS + 1) * PAGES_A_ROUND
    const landing = generated.slice(0, pages).map((path) => url + path)
    const [made] = landing
    if (made === undefined) throw new Error('There is no generated landing record.')
    const row = await first(bench, landing)
    const afterwards = await inTurn({
      rounds: bench.quick ? 1 : 9,
      floor: async () => p50(`${url}${model}`, 200),
      figure: async () => p50(made, 200),
    })
    const what = 'afterwards'
    return [row, comparedAtMost({ id: 11, what, unit: 'ms', ...afterwards, limit: 1.1 })]
  },
}
