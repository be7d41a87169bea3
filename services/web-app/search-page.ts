import { html } from 'hono/html'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { countedWords, wordsOf } from '#services/words/words.ts'
import { cabinetHtml, type Cabinet } from './cabinet.ts'
import { trailHtml } from './library-pages.ts'
import type { MemberVisit } from './member-visit.ts'
import { pageLinks, type Paging } from './page-links.ts'
import { page } from './page.ts'
import { searchForm } from './search-form.ts'
import { templateCards } from './template-list.ts'

type Results = Pick<MemberVisit, 'tongues' | 'signedInAs'> & {
  text: string
  documents: readonly FoundDocument[]
  paging: Paging
  /** The cabinet that is shown where nothing was found. */
  cabinet: Cabinet | undefined
}

/** The results of the real search for a text (S2 §2.2). */
export const searchPage = ({ text, documents, paging, cabinet, ...visit }: Results) => {
  const { locale } = visit.tongues
  const { searchTitle, searchButton, noneFound } = wordsOf(locale).webApp
  const { total } = paging
  const title = text ? fillText(searchTitle, { text }) : searchButton
  return page({
    ...visit,
    isRoom: true,
    hasSearch: true,
    title,
    content: html`<div class="stock room">
        ${trailHtml(visit.tongues)}
        <h1>${title}</h1>
        <p>
          ${total > 0 || !text ? countedWords('templates', { count: total, locale }) : noneFound}
        </p>
        ${searchForm(visit.tongues, text)}
        ${documents.length > 0 ? templateCards(documents, visit.tongues) : ''}
        ${pageLinks(paging, visit.tongues)}
      </div>
      ${cabinet ? cabinetHtml(cabinet, visit.tongues) : ''}`,
  })
}
