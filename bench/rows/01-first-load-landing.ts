import { firstLoadRow } from '../lib/first-load-row.ts'
import { bytesOf, laterScripts } from '../lib/first-load.ts'
import type { Budget } from '../lib/row.ts'
import { samplePage } from '../lib/sample-pages.ts'
import { atMost } from '../lib/verdict.ts'

/** What counts, asks and remembers comes a second after the load; kept as small as what the load itself may add. */
const MAX_LATER_BYTES = 5000

/** First-load JavaScript of landing and legal pages, and what they fetch by themselves afterwards. */
export const firstLoadLanding: Budget = {
  id: 1,
  title: 'first-load JavaScript, landing and legal pages',
  measure: async (bench) => {
    const [browser, site] = await Promise.all([bench.browser(), bench.siteUrl()])
    const later = await laterScripts(browser, `${site}${(await samplePage('landing')).path}`)
    if (later.length === 0) throw new Error('Nothing came after the load: the wait is too short.')
    const what = 'fetched by itself after the load'
    return [
      await firstLoadRow(bench, { id: 1, families: ['landing', 'legal'], limit: 1.06 }),
      atMost({ id: 1, what, unit: 'B', figure: bytesOf(later), limit: MAX_LATER_BYTES }),
    ]
  },
}
