import { startLiveRecords } from '../floors/live-records.ts'
import { modelRecord } from '../floors/many-records.ts'
import { startEmptyMiddleware } from '../floors/variants.ts'
import type { Bench } from '../lib/bench.ts'
import { inTurn } from '../lib/in-turn.ts'
import { p50 } from '../lib/latency.ts'
import { load } from '../lib/load.ts'
import { CONNECTIONS, loadPlan } from '../lib/plan.ts'
import type { Budget, Row } from '../lib/row.ts'
import type { Server } from '../lib/server.ts'
import { comparedAtLeast, comparedAtMost } from '../lib/verdict.ts'

const ROUNDS = 9
const REQUESTS = 200
const LIVE = 10_000
const EXPERIMENTS = 20

const rounds = ({ quick }: Bench) => (quick ? 1 : ROUNDS)

const steps = async (bench: Bench): Promise<Row> => {
  const empty = await startEmptyMiddleware()
  try {
    const site = await bench.siteUrl()
    const sides = {
      floor: async () => p50(`${empty.url}${empty.page}`, REQUESTS),
      figure: async () => p50(`${site}${empty.path}`, REQUESTS),
    }
    await Promise.all([sides.floor(), sides.figure()])
    const compared = await inTurn({ rounds: rounds(bench), ...sides })
    const what = `all steps, answer of ${empty.path}`
    return comparedAtMost({ id: 10, what, unit: 'ms', ...compared, limit: 1.15 })
  } finally {
    await empty.stop()
  }
}

const records = async (bench: Bench): Promise<Row> => {
  const [many, site] = await Promise.all([bench.manyRecords(), bench.siteUrl()])
  const { seconds } = loadPlan(bench)
  const rate = async (url: string) => (await load({ url, connections: CONNECTIONS, seconds })).rate
  const sides = {
    floor: async () => rate(`${site}${many.model}`),
    figure: async () => rate(`${many.url}${many.model}`),
  }
  await Promise.all([sides.floor(), sides.figure()])
  const compared = await inTurn({ rounds: rounds(bench), ...sides })
  const what = `${many.generated.length} more landing records`
  return comparedAtLeast({ id: 10, what, unit: '/s', ...compared, limit: 0.95 })
}

type Live = Parameters<typeof startLiveRecords>[0]

type Sides = { none: Live; many: Live; what: string }

/** The same with what a content service has: what the edge keeps beside its own. */
const beside = async (bench: Bench, live: Sides): Promise<Row> => {
  await bench.siteUrl()
  const none = await startLiveRecords(live.none)
  const many = await startLiveRecords(live.many)
  const { path } = await modelRecord()
  const { seconds } = loadPlan(bench)
  const rate = async ({ url }: Server) =>
    (await load({ url: `${url}${path}`, connections: CONNECTIONS, seconds })).rate
  try {
    const sides = { floor: async () => rate(none), figure: async () => rate(many) }
    await Promise.all([sides.floor(), sides.figure()])
    const compared = await inTurn({ rounds: rounds(bench), ...sides })
    return comparedAtLeast({ id: 10, what: live.what, unit: '/s', ...compared, limit: 0.95 })
  } finally {
    await Promise.all([none.stop(), many.stop()])
  }
}

const liveRecords = (bench: Bench): Promise<Row> =>
  beside(bench, {
    none: { records: 0 },
    many: { records: LIVE },
    what: `${LIVE} live landing records`,
  })

const runningExperiments = (bench: Bench): Promise<Row> =>
  beside(bench, {
    none: { records: EXPERIMENTS },
    many: { records: EXPERIMENTS, experiments: EXPERIMENTS },
    what: `${EXPERIMENTS} running experiments`,
  })

/** What the middleware costs, and that it does not grow with the number of landing records or experiments. */
export const middleware: Budget = {
  id: 10,
  title: 'middleware',
  measure: async (bench) => [
    await steps(bench),
    await records(bench),
    await liveRecords(bench),
    await runningExperiments(bench),
  ],
}
