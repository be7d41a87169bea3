import { ensureFloor } from '../floors/floor-app.ts'
import { HELLO } from '../floors/hello-source.ts'
import { load } from '../lib/load.ts'
import { startNext, type NextApp } from '../lib/next-app.ts'
import { CONNECTIONS, loadPlan } from '../lib/plan.ts'
import { watchMemory } from '../lib/process-memory.ts'
import type { Budget } from '../lib/row.ts'
import { siteApp } from '../lib/site-app.ts'
import { ratioAtMost } from '../lib/verdict.ts'

const peakUnderLoad = async (app: NextApp, seconds: number): Promise<number> => {
  const server = await startNext(app)
  try {
    const memory = watchMemory(server.pid)
    await load({ url: `${server.url}/`, connections: CONNECTIONS, seconds })
    return memory.stop()
  } finally {
    await server.stop()
  }
}

/** Memory of the site process under load; both sides start anew, so that nothing earlier counts. */
export const memory: Budget = {
  id: 13,
  title: 'memory of the site process under load',
  needs: ['Linux'],
  measure: async (bench) => {
    await bench.site()
    const { seconds, rounds } = loadPlan(bench)
    const duration = seconds * rounds
    const floor = await peakUnderLoad(await ensureFloor('hello', HELLO), duration)
    const figure = await peakUnderLoad(await siteApp(), duration)
    return [ratioAtMost({ id: 13, what: 'peak memory', unit: 'MB', floor, figure, limit: 1.25 })]
  },
}
