import { mapConcurrently } from '#lib/util/map-concurrently.ts'
import { fetchText } from '../../scripts/lib/fetch-text.ts'
import { allPages, type Page } from './pages.ts'

/** A page with its HTML. */
export type PageHtml = Page & { html: string }

const REQUESTS = 4

const asked = new Map<string, Promise<PageHtml[]>>()

const askAll = async (site: string): Promise<PageHtml[]> =>
  mapConcurrently({
    items: await allPages(),
    width: REQUESTS,
    map: async (page) => ({ ...page, html: await fetchText(`${site}${page.path}`) }),
  })

/** The HTML of every page of the site, asked for once: several rows go by it. */
export const allHtml = async (site: string): Promise<PageHtml[]> => {
  const pages = asked.get(site) ?? askAll(site)
  asked.set(site, pages)
  return pages
}
