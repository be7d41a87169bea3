import { Agent } from 'node:http'
import { timedRequest } from './load.ts'

/** Words of the catalogue with a letter changed in each, so that every one has to be put right. */
const MISSPELT =
  `Vertraag Arbeitz Kundigumg Mitarbeitr Rechnumg Dienstleistumg Vereinbahrung Geschaftspln
  Richtlienie Protokol Volmacht Mietvertrg Bestelung Lieferamt Zahlumg Mahnumg Gesellschafft Verkaufr Checklste
  Angeboht Formulahr Kaufvertrak Lizenzvertrek Beratumg Marketingpln Bilanzz Budgett Einladumg Zeugniss Absagge`.split(
    /\s+/,
  )

const WORDS_OF_A_SEARCH = 10

/** Addresses of searches for ten misspelt words each, no two alike; the dearest that a visitor can ask for. */
export const misspeltSearches = (url: string, count: number): string[] =>
  Array.from({ length: count }, (_none, search) => {
    const words = Array.from(
      { length: WORDS_OF_A_SEARCH },
      (_word, at) => MISSPELT[(search * 7 + at * (1 + (search % 3))) % MISSPELT.length],
    )
    const query = encodeURIComponent(`${words.join(' ')} ${search}`)
    return `${url}/cache/search/${query}/?language=de&batch=12&page=0`
  })

/** Keeps all of them under way at once until `stop` is called, each asked again when it is answered. */
export const flood = (urls: readonly string[]) => {
  const over = new AbortController()
  let answered = 0
  const agent = new Agent({ keepAlive: false })
  const ask = async (url: string) => {
    while (!over.signal.aborted) {
      await timedRequest(url, agent)
      answered += 1
    }
  }
  const asking = Promise.all(urls.map(ask))
  return {
    stop: async (): Promise<number> => {
      over.abort()
      await asking
      return answered
    },
  }
}
