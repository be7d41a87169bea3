import { html } from 'hono/html'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { LOCALES, type Locale } from '#lib/config/locales.ts'
import { CATALOGUE_LOCALES, type Department } from '#lib/config/template-kinds.ts'
import type { Database } from '#services/db/database.ts'
import { wordsOf } from '#services/words/words.ts'
import { placeLink, type PageLanguages } from '../http/web-app-path.ts'
import {
  departmentSheets,
  IN_DRAWER,
  departmentCounts,
  topicTemplates,
  type DepartmentCount,
} from './library.ts'
import type { Html } from './page.ts'
import { shelfCount, previewOf } from './template-list.ts'

type DrawerContent = {
  department: Department
  total: number
  sheets: readonly FoundDocument[]
}

/** The contents of a library's cabinet. */
export type Cabinet = {
  drawers: readonly DrawerContent[]
  /** The sheets before it, which no drawer shows. */
  desk: readonly FoundDocument[]
  kit: number
  total: number
}

/** Reads what the cabinet of a library holds: its departments with three sheets each, what lies before it, and the business plan kit (S2 §2.2). */
export const cabinetOf = async (database: Database, library: Locale): Promise<Cabinet> => {
  const [counts, sheets, kit] = await Promise.all([
    departmentCounts(database, library),
    departmentSheets(database, library),
    topicTemplates(database, { library, topic: 'business-plan' }),
  ])
  const sheetsOf = ({ department }: DepartmentCount) => sheets.get(department) ?? []
  return {
    drawers: counts.map((row) => ({ ...row, sheets: sheetsOf(row).slice(0, IN_DRAWER) })),
    desk: counts.flatMap((row) => sheetsOf(row).slice(IN_DRAWER)),
    kit: kit.length,
    total: counts.reduce((sum, { total }) => sum + total, 0),
  }
}

/** The first pages of templates whose titles stand beside them. */
export const peekHtml = (documents: readonly FoundDocument[]): Html =>
  html`<div class="peek" aria-hidden="true">
    ${documents.map(
      (document) =>
        html`<img
          src="${previewOf(document, 250)}"
          alt=""
          width="250"
          height="324"
          loading="lazy"
        />`,
    )}
  </div>`

const otherLibraries = (tongues: PageLanguages): Html => {
  const others = CATALOGUE_LOCALES.filter((language) => language !== tongues.library)
  const { otherLibraries: label } = wordsOf(tongues.locale).webApp
  return html`<nav class="languages" aria-label="${label}">
    ${others.map((library) => {
      const href = placeLink(`${library}/`, { ...tongues, library })
      return html`<a href="${href}" lang="${library}">${LOCALES[library].name}</a> `
    })}
  </nav>`
}

/** Six drawers, the way to the business plan kit, and the libraries in other languages. */
export const cabinetHtml = ({ drawers, kit }: Cabinet, tongues: PageLanguages): Html => {
  const { locale } = tongues
  const { departments, drawersTitle, kitTitle } = wordsOf(locale).webApp
  return html`<section class="stock room" aria-labelledby="drawers">
    <h2 id="drawers">${drawersTitle}</h2>
    <ul class="cabinet">
      ${drawers.map(
        ({ department, total, sheets }) =>
          html`<li class="of-${department}">
            ${peekHtml(sheets)}
            <div class="front">
              <div class="plate">
                <a href="${placeLink(`${department}/`, tongues)}">${departments[department]}</a>
                <small>${shelfCount(department, { count: total, tongues })}</small>
              </div>
            </div>
          </li>`,
      )}
    </ul>
    <div class="more">
      <p>
        <a href="${placeLink(PLACES.kit, tongues)}">${kitTitle}</a>
        (${shelfCount('kit', { count: kit, tongues })})
      </p>
      ${otherLibraries(tongues)}
    </div>
  </section>`
}
