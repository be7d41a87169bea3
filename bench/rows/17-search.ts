import { inTempFolder } from '../../scripts/run/in-temp-folder.ts'
import { latencies } from '../lib/latency.ts'
import { median } from '../lib/median.ts'
import type { Budget } from '../lib/row.ts'
import { startServices } from '../lib/services.ts'
import { atMost } from '../lib/verdict.ts'

const MAX_MS = 20

/** Common words, rare ones, synonyms, accents, translations and typing errors. */
const SEARCHES: readonly (readonly [query: string, language: string])[] = [
  ['business-plan', 'en'],
  ['employment agreement', 'en'],
  ['agreement', 'en'],
  ['nda', 'en'],
  ['free marketing plan template', 'en'],
  ['lease agrement', 'en'],
  ['qzxvbnw', 'en'],
  ['accord de confidentialité', 'fr'],
  ['contrats', 'fr'],
  ['plan de negocios', 'es'],
  ['presupesto', 'es'],
  ['Arbeitsvertrag', 'de'],
  ['contratto di lavoro', 'it'],
  ['contrato de trabalho', 'pt'],
]

/** The search of the reference services on the whole catalogue. */
export const search: Budget = {
  id: 17,
  title: 'template search',
  measure: async ({ quick }) =>
    inTempFolder(async (dataDir) => {
      const services = await startServices(dataDir)
      try {
        const urls = SEARCHES.map(
          ([query, language]) =>
            `${services.url}/cache/search/${encodeURIComponent(query)}/?language=${language}&batch=12&page=0`,
        )
        // The first search waits for the catalogue.
        await latencies(urls)
        const times: number[] = []
        for (let round = 0; round < (quick ? 3 : 20); round += 1) {
          times.push(...(await latencies(urls)))
        }
        const what = `search/{query}/, median of ${times.length}`
        return [atMost({ id: 17, what, unit: 'ms', figure: median(times), limit: MAX_MS })]
      } finally {
        await services.stop()
      }
    }),
}
