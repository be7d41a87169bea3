import { html } from 'hono/html'
import { PLACES } from '#features/destination/web-app-places.ts'
import { SEARCH_TEXT_MAX_LENGTH } from '#lib/config/constants.ts'
import { QUERY } from '#lib/config/query.ts'
import { wordsOf } from '#services/words/words.ts'
import { WEB_APP_PATH, type PageLanguages } from '../http/web-app-path.ts'

/** The field that searches the library; its address is a destination of the site (S2 §2.2). */
export const searchForm = ({ locale, library }: PageLanguages, text = '') => {
  const { searchLabel, searchHint, searchButton } = wordsOf(locale).webApp
  return html`<form class="search" role="search" action="${WEB_APP_PATH}/${PLACES.search}">
    <label for="t">${searchLabel}</label>
    <input
      id="t"
      name="${QUERY.search}"
      type="search"
      value="${text}"
      placeholder="${searchHint}"
      required
      maxlength="${SEARCH_TEXT_MAX_LENGTH}"
    />
    <input type="hidden" name="${QUERY.language}" value="${locale}" />
    <input type="hidden" name="${QUERY.library}" value="${library}" />
    <button>${searchButton}</button>
  </form>`
}
