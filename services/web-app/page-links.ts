import { html } from 'hono/html'
import { wordsOf } from '#services/words/words.ts'
import { placeLink, type PageLanguages } from '../http/web-app-path.ts'
import type { Html } from './page.ts'

/** Query field of a page of a long list, counted from 0. */
export const PAGE_FIELD = 'page'

/** The part of a long list that a page shows. */
export type Paging = {
  place: string
  fields?: Readonly<Record<string, string>>
  page: number
  size: number
  total: number
}

const MOST_PAGES = 1000

/** The number of a page as a query says it; the first one for anything else. */
export const pageNumber = (value: string | undefined): number =>
  /^\d{1,4}$/.test(value ?? '') ? Math.min(Number(value), MOST_PAGES) : 0

/** Ways to the parts before and after; nothing where there are none. */
export const pageLinks = (
  { place, fields, page, size, total }: Paging,
  tongues: PageLanguages,
): Html => {
  const { pages, previousPage, nextPage } = wordsOf(tongues.locale).webApp
  const linkTo = (number: number, text: string) => {
    const href = placeLink(place, { ...tongues, fields: { ...fields, [PAGE_FIELD]: `${number}` } })
    return html`<a href="${href}">${text}</a>`
  }
  const links = [
    ...(page > 0 ? [linkTo(page - 1, previousPage)] : []),
    ...((page + 1) * size < total ? [linkTo(page + 1, nextPage)] : []),
  ]
  return links.length > 0 ? html`<nav class="pages" aria-label="${pages}">${links}</nav>` : html``
}
