import { html, raw } from 'hono/html'
import { BRAND } from '#lib/config/brand.ts'
import { WEB_APP_PATH } from '#services/http/web-app-path.ts'
import { logo } from '#services/look/logo.ts'
import { pageFrame } from '#services/look/page-frame.ts'
import { shownRevenue, type Revenue } from './page-rows.ts'
import { RESULTS_SHEET } from './sheet.ts'

export type Html = ReturnType<typeof html>

/** The path of the results. */
export const RESULTS_PATH = `${WEB_APP_PATH}/results`

/** Stands wherever days are shown; those of experiments are the same. */
export const DAYS_NOTE = 'Days begin at midnight in Toronto.'

type Parts = {
  title: string
  content: Html
  /** The reader who is logged in; a page without one is one sheet of paper. */
  reader?: string
}

const header = (reader: string | undefined): Html =>
  reader === undefined
    ? html`<header class="bar"><span class="home">${logo}</span></header>`
    : html`<header class="bar">
        <a class="home" href="${RESULTS_PATH}">${logo}</a>
        <span class="who"><span>Logged in as </span><b>${reader}</b></span>
        <form method="post" action="${RESULTS_PATH}/logout">
          <button class="quiet">Log out</button>
        </form>
      </header>`

/** A whole page of the results, in English; every value is escaped by the template. */
export const resultsPage = ({ title, content, reader }: Parts): Html =>
  pageFrame({
    locale: 'en',
    title: `${title} · ${BRAND.name}`,
    sheet: RESULTS_SHEET,
    body: html`${header(reader)}
        <main${reader === undefined ? '' : raw(' class="wide"')}>
          ${reader === undefined ? content : html`<div class="room">${content}</div>`}
        </main>
        <footer class="foot">Results of the site, for those whom its owner lists.</footer>`,
  })

/** Stands where a figure would say nothing. */
export const DASH = '–'

/** A figure of a row, with the name of its column for narrow screens. */
export const cell = (name: string, value: string): Html =>
  html`<td data-name="${name}" class="${value === DASH ? 'gone' : ''}">${value}</td>`

/** An amount of a row. */
export const amountCell = (name: string, amount: Revenue): Html =>
  html`<td data-name="${name}" class="sum">${shownRevenue(amount) || DASH}</td>`

/** A table of rows below the names of their columns; `look` is its class. */
const tableMaker =
  (look = '') =>
  (names: readonly string[], rows: readonly Html[]): Html =>
    html`<table${look && raw(` class="${look}"`)}>
    <thead>
      <tr>
        ${names.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`

/** A table of few columns. */
export const table = tableMaker()

/** A table of many columns, closer to each other. */
export const wideTable = tableMaker('many')

type Range = { path: string; from: string; to: string }

/** The form that asks for other days, the last one included, with a field of its own. */
export const rangeForm = ({ path, from, to }: Range, field: Html): Html =>
  html`<form class="range" method="get" action="${path}" role="search">
    <div>
      <label for="from">From</label><input id="from" name="from" type="date" value="${from}" />
    </div>
    <div><label for="to">To</label><input id="to" name="to" type="date" value="${to}" /></div>
    ${field}
    <button>Show</button>
  </form>`
