import { html } from 'hono/html'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { LOCALES } from '#lib/config/locales.ts'
import { CATALOGUE_LOCALES, DEPARTMENTS, type Department } from '#lib/config/template-kinds.ts'
import type { DepartmentCount } from './library.ts'
import type { MemberVisit } from './member-visit.ts'
import { pageLinks, type Paging } from './page-links.ts'
import { page, type Html } from './page.ts'
import { searchForm } from './search-page.ts'
import { templateNames } from './template-list.ts'
import { placeLink, type PageLanguages } from './web-app-path.ts'
import { WORDS } from './words.ts'
import { countText } from './words/count-text.ts'

type Seen = Pick<MemberVisit, 'tongues' | 'signedInAs'>

const drawer = ({ href, name, count }: { href: string; name: string; count: string }): Html =>
  html`<li><a href="${href}">${name}</a> <small>${count}</small></li>`

const otherLibraries = (tongues: PageLanguages): Html => {
  const others = CATALOGUE_LOCALES.filter((language) => language !== tongues.library)
  const { otherLibraries: label } = WORDS[tongues.locale]
  return html`<nav class="languages" aria-label="${label}">
    ${others.map((library) => {
      const href = placeLink(`${library}/`, { ...tongues, library })
      return html`<a href="${href}" lang="${library}">${LOCALES[library].name}</a> `
    })}
  </nav>`
}

type Root = Seen & { departments: readonly DepartmentCount[]; kit: number }

/** The library root: every department with the number of its templates (S2 §2.2). */
export const libraryPage = ({ tongues, signedInAs, departments, kit }: Root) => {
  const { locale } = tongues
  const words = WORDS[locale]
  const all = departments.reduce((sum, { total }) => sum + total, 0)
  return page({
    tongues,
    signedInAs,
    isWide: true,
    title: words.libraryTitle,
    text: `${words.libraryText} ${countText(locale, all)}.`,
    content: html`${searchForm(tongues)}
      <ul class="drawers">
        ${departments.map(({ department, total }) =>
          drawer({
            href: placeLink(`${department}/`, tongues),
            name: words.departments[department],
            count: countText(locale, total),
          }),
        )}
        ${drawer({
          href: placeLink(PLACES.kit, tongues),
          name: words.kitTitle,
          count: countText(locale, kit),
        })}
      </ul>
      ${otherLibraries(tongues)}`,
  })
}

type Folder = Seen & { department: Department; documents: readonly FoundDocument[]; paging: Paging }

/** The templates of a department by name, a page of them. */
export const folderPage = ({ department, documents, paging, ...visit }: Folder) => {
  const { locale } = visit.tongues
  const { departments, folderText } = WORDS[locale]
  return page({
    ...visit,
    isWide: true,
    title: departments[department],
    text: `${folderText} ${countText(locale, paging.total)}.`,
    content: html`${templateNames(documents, visit.tongues)} ${pageLinks(paging, visit.tongues)}`,
  })
}

/** The business plan kit: its templates by department (S2 §4). */
export const kitPage = ({
  documents,
  ...visit
}: Seen & { documents: readonly FoundDocument[] }) => {
  const { locale } = visit.tongues
  const { departments, kitTitle, kitText } = WORDS[locale]
  const groups = DEPARTMENTS.map((department) => ({
    department,
    its: documents.filter((document) => document.department === department),
  })).filter(({ its }) => its.length > 0)
  return page({
    ...visit,
    isWide: true,
    title: kitTitle,
    text: `${kitText} ${countText(locale, documents.length)}.`,
    content: html`${groups.map(
      ({ department, its }) =>
        html`<h2>${departments[department]}</h2>
          ${templateNames(its, visit.tongues)}`,
    )}`,
  })
}
