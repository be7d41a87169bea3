import { html } from 'hono/html'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { SEARCH_TEXT_MAX_LENGTH } from '#lib/config/constants.ts'
import { QUERY } from '#lib/config/query.ts'
import { fillText } from '#lib/util/fill-text.ts'
import type { MemberVisit } from './member-visit.ts'
import { pageLinks, type Paging } from './page-links.ts'
import { page, type Html } from './page.ts'
import { templateCards } from './template-list.ts'
import { WEB_APP_PATH, type PageLanguages } from './web-app-path.ts'
import { WORDS } from './words.ts'
import { countText } from './words/count-text.ts'

/** The field that searches the library; its address is a destination of the site (S2 §2.2). */
export const searchForm = ({ locale, library }: PageLanguages, text = ''): Html => {
  const { searchLabel, searchButton } = WORDS[locale]
  return html`<form class="search" role="search" action="${WEB_APP_PATH}/${PLACES.search}">
    <label for="t">${searchLabel}</label>
    <input
      id="t"
      name="${QUERY.search}"
      type="search"
      value="${text}"
      required
      maxlength="${SEARCH_TEXT_MAX_LENGTH}"
    />
    <input type="hidden" name="${QUERY.language}" value="${locale}" />
    <input type="hidden" name="${QUERY.library}" value="${library}" />
    <button>${searchButton}</button>
  </form>`
}

type Results = Pick<MemberVisit, 'tongues' | 'signedInAs'> & {
  text: string
  documents: readonly FoundDocument[]
  paging: Paging
}

/** What the real search finds for a text (S2 §2.2). */
export const searchPage = ({ text, documents, paging, ...visit }: Results) => {
  const { locale } = visit.tongues
  const { searchTitle, searchButton, noneFound } = WORDS[locale]
  const { total } = paging
  return page({
    ...visit,
    isWide: true,
    title: text ? fillText(searchTitle, { text }) : searchButton,
    text: total > 0 || !text ? countText(locale, total) : noneFound,
    content: html`${searchForm(visit.tongues, text)}
    ${documents.length > 0 ? templateCards(documents, visit.tongues) : ''}
    ${pageLinks(paging, visit.tongues)}`,
  })
}
