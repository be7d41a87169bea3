import { inTurn } from '../lib/in-turn.ts'
import { latencies, p50 } from '../lib/latency.ts'
import { median } from '../lib/median.ts'
import type { Budget } from '../lib/row.ts'
import { atMost, comparedAtMost } from '../lib/verdict.ts'

const PAGES = 300
const WARM_UP = 50
const MAX_MS = 15

/** A landing page that was not built ahead: on its first request, and afterwards. */
export const firstRequest: Budget = {
  id: 11,
  title: 'landing page on first request',
  measure: async (bench) => {
    const { url, model, generated } = await bench.manyRecords()
    const fresh = generated.slice(0, bench.quick ? WARM_UP * 2 : PAGES).map((path) => url + path)
    const first = median((await latencies(fresh)).slice(WARM_UP))
    const [made] = fresh.slice(-1)
    if (made === undefined) throw new Error('There is no generated landing record.')
    const compared = await inTurn({
      rounds: bench.quick ? 1 : 9,
      floor: async () => p50(`${url}${model}`, 200),
      figure: async () => p50(made, 200),
    })
    return [
      atMost({ id: 11, what: 'first request, median', unit: 'ms', figure: first, limit: MAX_MS }),
      comparedAtMost({ id: 11, what: 'afterwards', unit: 'ms', ...compared, limit: 1.1 }),
    ]
  },
}
