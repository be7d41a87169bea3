import { inTempFolder } from '../../scripts/run/in-temp-folder.ts'
import { createAccount } from '../lib/create-accounts.ts'
import { latencies } from '../lib/latency.ts'
import { median } from '../lib/median.ts'
import type { Budget } from '../lib/row.ts'
import { flood, misspeltSearches } from '../lib/search-flood.ts'
import { startServices } from '../lib/services.ts'
import { atMost, ratioAtMost } from '../lib/verdict.ts'

const MAX_MS = 20

/** How much longer a sign-up may take while others search. */
const MAX_RATIO = 2

/** Misspelt searches under way at once, and the time until all of them are. */
const UNDER_WAY = 100
const FLOOD_MS = 1000

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
  ['cdi', 'fr'],
  ['contra de travaille', 'fr'],
  ['geheimhaltungsvereinbahrung', 'de'],
  ['ricetta tiramisù', 'it'],
  ['Arbeitsvertrag', 'de'],
  ['contratto di lavoro', 'it'],
  ['contrato de trabalho', 'pt'],
]

const signUpTimes = async (url: string, { run, count }: { run: string; count: number }) => {
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const begin = performance.now()
    await createAccount(url, `${run}-${at}@example.org`)
    times.push(performance.now() - begin)
  }
  return times
}

/** What searches of one visitor cost the others. */
const measureFlood = async (url: string, { urls, count }: { urls: string[]; count: number }) => {
  const rest = median(await signUpTimes(url, { run: 'rest', count }))
  const searches = flood(misspeltSearches(url, UNDER_WAY))
  await new Promise((resolve) => setTimeout(resolve, FLOOD_MS))
  const busy = median(await signUpTimes(url, { run: 'busy', count }))
  const times = await latencies(urls)
  await searches.stop()
  const during = `while ${UNDER_WAY} misspelt ones are under way`
  return [
    ratioAtMost({
      id: 17,
      what: `sign-up ${during}, by one at rest`,
      unit: 'ms',
      figure: busy,
      floor: rest,
      limit: MAX_RATIO,
    }),
    atMost({
      id: 17,
      what: `search ${during}`,
      unit: 'ms',
      figure: median(times),
      limit: MAX_MS,
    }),
  ]
}

/** Searches whose words are written as in the catalogue. */
const WELL_SPELT = 5

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
        const count = quick ? 5 : 20
        return [
          atMost({ id: 17, what, unit: 'ms', figure: median(times), limit: MAX_MS }),
          ...(await measureFlood(services.url, { urls: urls.slice(0, WELL_SPELT), count })),
        ]
      } finally {
        await services.stop()
      }
    }),
}
