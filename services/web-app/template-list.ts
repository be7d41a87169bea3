import { html, raw } from 'hono/html'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import { textBehind } from '#services/search/document-texts.ts'
import { slugOf } from '#services/search/words-of.ts'
import { wordsOf } from '#services/words/words.ts'
import { placeLink, type PageLanguages } from '../http/web-app-path.ts'
import type { Html } from './page.ts'

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
