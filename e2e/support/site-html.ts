import { mapConcurrently } from '#lib/util/map-concurrently.ts'
import { sitePages } from '../../scripts/browser/site-pages.ts'
import { fetchText } from '../../scripts/lib/fetch-text.ts'

const AT_ONCE = 4

let asked: Promise<ReadonlyMap<string, string>> | undefined

const ask = async (siteUrl: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await mapConcurrently({
    items: await sitePages(),
    width: AT_ONCE,
    map: async ({ path }) => [path, await fetchText(`${siteUrl}${path}`)] as const,
  })
  return new Map(rows)
}

/** Every page of the site by its path, as a visitor without script gets it; asked for once in a worker. */
export const siteHtml = (siteUrl: string) => (asked ??= ask(siteUrl))
