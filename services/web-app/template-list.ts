import { html, raw } from 'hono/html'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Department } from '#lib/config/template-kinds.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { readClaims } from '#services/content/claims.ts'
import { textBehind } from '#services/search/document-texts.ts'
import { slugOf } from '#services/search/words-of.ts'
import { wordsOf, countedWords } from '#services/words/words.ts'
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

/** What the site claims a number of: the library, the business plan kit, and one of the departments (S2 §1). */
const CLAIMS = {
  library: 'templates',
  kit: 'businessPlanDocuments',
  'human-resources': 'hrDocuments',
} as const

/** "400+ templates" where the site claims so many of a shelf and it holds more, so that a reader meets one figure for one thing; else its count. */
export const shelfCount = (
  shelf: Department | 'library' | 'kit',
  { count, tongues: { locale, library } }: { count: number; tongues: PageLanguages },
): string => {
  const claimed =
    shelf === 'library' || shelf === 'kit' || shelf === 'human-resources'
      ? readClaims(library)[CLAIMS[shelf]]
      : undefined
  return claimed === undefined || count <= claimed
    ? countedWords('templates', { count, locale })
    : fillText(wordsOf(locale).webApp.atLeast, { count: claimed.toLocaleString(locale) })
}

/** The path of the search service's previews, on the same origin. */
const CACHE_PATH = '/cache'

/** The address of a document inside the web app (S2 §2.2). */
export const documentLink = ({ url }: Pick<FoundDocument, 'url'>, tongues: PageLanguages): string =>
  placeLink(`${PLACES.documents}${url}`, tongues)

/** The drawn preview of a document in one of its two widths (S2 §4). */
export const previewOf = ({ thumb }: Pick<FoundDocument, 'thumb'>, width: 250 | 600): string =>
  `${CACHE_PATH}/${thumb.replace('250px', () => `${width}px`)}`

/** The language of a label: German, Italian and Portuguese call some English templates by a name of their own. */
export const labelLanguage = (
  { label, url, id, language }: FoundDocument,
  library: Locale,
): Locale => {
  const isOwnTitle = id !== undefined && slugOf(label, id) === url
  return isOwnTitle && language ? language : library
}

const langOf = (document: FoundDocument, { locale, library }: PageLanguages) => {
  const language = labelLanguage(document, library)
  return language === locale ? '' : raw(` lang="${language}"`)
}

/** The kind of a template, its department, and its language where that is another one than the page's. */
const kindOf = ({ department, type, language }: FoundDocument, locale: Locale) => {
  const { types, departments } = wordsOf(locale).webApp
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const foreign = language && language !== locale && names.of(language)
  return [type && types[type], department && departments[department], foreign]
    .filter(Boolean)
    .join(' · ')
}

/** Says that behind a title there is more than an outline. */
const fullTextMark = (document: FoundDocument, { locale, library }: PageLanguages) =>
  textBehind(document, library)
    ? html`<small class="tab">${wordsOf(locale).webApp.fullText}</small>`
    : ''

/** Templates with their previews. */
export const templateCards = (documents: readonly FoundDocument[], tongues: PageLanguages): Html =>
  html`<ul class="cards">
    ${documents.map(
      (document) =>
        html`<li class="${document.department ? `of-${document.department}` : ''}">
          <img src="${previewOf(document, 250)}" alt="" width="250" height="324" loading="lazy" />
          <a href="${documentLink(document, tongues)}" ${langOf(document, tongues)}
            >${document.label}</a
          >
          <small>${kindOf(document, tongues.locale)}</small>
          ${fullTextMark(document, tongues)}
        </li>`,
    )}
  </ul>`
