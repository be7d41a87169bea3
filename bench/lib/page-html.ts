import { eachAtOnce } from './each-at-once.ts'
import { fetchText } from './fetch-text.ts'
import { allPages, type Page } from './pages.ts'

/** A page with its HTML. */
export type PageHtml = Page & { html: string }

const REQUESTS = 4

/** The HTML of every page of the site. */
export const allHtml = async (site: string): Promise<PageHtml[]> =>
  eachAtOnce({
    items: await allPages(),
    width: REQUESTS,
    map: async (page) => ({ ...page, html: await fetchText(`${site}${page.path}`) }),
  })
