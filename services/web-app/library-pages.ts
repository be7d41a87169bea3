import { html, raw } from 'hono/html'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { DEPARTMENTS, type Department } from '#lib/config/template-kinds.ts'
import { wordsOf } from '#services/words/words.ts'
import { placeLink, type PageLanguages } from '../http/web-app-path.ts'
import { peekHtml } from './cabinet.ts'
import { type MemberVisit, page, type Html } from './page.ts'
import { pageLinks, type Paging, shelfCount, templateCards } from './template-list.ts'

type Seen = Pick<MemberVisit, 'tongues' | 'signedInAs'>

/** The way up: the library, and a department where the page is below one. */
export const trailHtml = (tongues: PageLanguages, department?: Department): Html => {
  const { libraryTitle, departments } = wordsOf(tongues.locale).webApp
  return html`<nav class="trail" aria-label="${libraryTitle}">
    <a href="${placeLink('', tongues)}">${libraryTitle}</a>${
      department
        ? html`<a href="${placeLink(`${department}/`, tongues)}">${departments[department]}</a>`
        : ''
    }
  </nav>`
}

type Head = {
  tongues: PageLanguages
  title: string
  text: string
  department?: Department
  documents: readonly FoundDocument[]
}

/** The lid of a folder, in the colour of its department. */
const folderHead = ({ tongues, title, text, department, documents }: Head): Html =>
  html`<div class="folder room${department ? raw(` of-${department}`) : ''}">
    <div>
      ${trailHtml(tongues)}
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      ${peekHtml(documents)}
    </div>
  </div>`

type Folder = Seen & {
  department: Department
  sheets: readonly FoundDocument[]
  documents: readonly FoundDocument[]
  paging: Paging
}

/** The templates of a department, a page of them. */
export const folderPage = ({ department, sheets, documents, paging, ...visit }: Folder) => {
  const { tongues } = visit
  const { locale } = tongues
  const { departments, folderText } = wordsOf(locale).webApp
  const title = departments[department]
  const text = `${folderText} ${shelfCount(department, { count: paging.total, tongues })}.`
  return page({
    ...visit,
    isRoom: true,
    title,
    content: html`${folderHead({ tongues, title, text, department, documents: sheets })}
      <div class="stock room">
        ${templateCards(documents, tongues)} ${pageLinks(paging, tongues)}
      </div>`,
  })
}

/** The business plan kit: its templates by department (S2 §4). */
export const kitPage = ({
  documents,
  ...visit
}: Seen & { documents: readonly FoundDocument[] }) => {
  const { tongues } = visit
  const { locale } = tongues
  const { departments, kitTitle, kitText } = wordsOf(locale).webApp
  const text = `${kitText} ${shelfCount('kit', { count: documents.length, tongues })}.`
  const groups = DEPARTMENTS.map((department) => ({
    department,
    its: documents.filter((document) => document.department === department),
  })).filter(({ its }) => its.length > 0)
  return page({
    ...visit,
    isRoom: true,
    title: kitTitle,
    content: html`${folderHead({ tongues, title: kitTitle, text, documents: documents.slice(0, 3) })}
      <div class="stock room">
        ${groups.map(
          ({ department, its }) =>
            html`<h2>${departments[department]}</h2>
              ${templateCards(its, tongues)}`,
        )}
      </div>`,
  })
}
