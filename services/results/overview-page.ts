import { html } from 'hono/html'
import { writtenCount } from '#features/experiments/written-measures.ts'
import { CAMPAIGNS_PATH } from './campaigns-page.ts'
import { dayLine, dayScale } from './lines.ts'
import { shownRevenue, writtenRate, type Revenue } from './page-rows.ts'
import { drawnRevenue, type PageSums } from './page-sums.ts'
import {
  amountCell,
  cell,
  DASH,
  DAYS_NOTE,
  rangeForm,
  RESULTS_PATH,
  resultsPage,
  table,
  type Html,
} from './results-page.ts'
import type { ShownExperiment } from './shown-experiment.ts'

/** The fields of the form: days as the books have them, the last one included, and the start of the pages' paths. */
export type OverviewQuery = { from: string; to: string; path: string }

/** The number of pages in the list; others are found by their path. */
const MOST_ROWS = 200

const pathForm = ({ from, to, path }: OverviewQuery): Html =>
  rangeForm(
    { path: RESULTS_PATH, from, to },
    html`<div class="path">
      <label for="path">Pages whose path begins with</label>
      <input
        id="path"
        name="path"
        value="${path}"
        placeholder="/fr/docs"
        autocomplete="off"
        spellcheck="false"
      />
    </div>`,
  )

/** Days as a line, and what its height means. */
const line = (values: number[], unit = '') =>
  html`<dd class="scale">
    ${dayLine({ series: [values] })}<small>${dayScale(values)}${unit} a day</small>
  </dd>`

const smallLine = (values: number[]) =>
  html`${dayLine({ series: [values] })}<small>${dayScale(values)}</small>`

/** The unit in which revenue by day is drawn. */
const unitOf = (revenue: Revenue): string => {
  const codes = Object.keys(revenue)
  return codes.length > 1 ? ' of all currencies' : codes.map((code) => ` ${code}`).join('')
}

/** The sums of some pages, each with its days as a line. */
const figures = ({ views, accounts, orders, revenue, days }: PageSums): Html => {
  const written = shownRevenue(revenue)
  return html`<dl class="figures">
    <div>
      <dt>Views</dt>
      <dd>${writtenCount(views)}</dd>
      ${line(days.map((day) => day.views))}
    </div>
    <div>
      <dt>Sign-ups</dt>
      <dd>${writtenCount(accounts)}</dd>
      ${line(days.map((day) => day.accounts))}
    </div>
    <div>
      <dt>Sign-ups to views</dt>
      <dd>${writtenRate(accounts, views) || DASH}</dd>
    </div>
    <div>
      <dt>Orders</dt>
      <dd>${writtenCount(orders)}</dd>
      ${line(days.map((day) => day.orders))}
    </div>
    <div class="wide">
      <dt>Revenue</dt>
      <dd class="${written.length > 12 ? 'long' : ''}">${written || DASH}</dd>
      ${line(
        days.map((day) => drawnRevenue(day.revenue)),
        unitOf(revenue),
      )}
    </div>
  </dl>`
}

/** The address of a page's days. */
const daysLink = (page: string, { from, to }: OverviewQuery) =>
  `${RESULTS_PATH}/page?${new URLSearchParams({ page, from, to })}`

const pageRow = (sums: PageSums, wanted: OverviewQuery): Html => {
  const { page, views, accounts, orders, revenue, days } = sums
  return html`<tr>
    <th scope="row">
      ${page.startsWith('/') ? html`<a href="${daysLink(page, wanted)}">${page}</a>` : page}
    </th>
    ${cell('Views', views === 0 ? DASH : writtenCount(views))}
    ${cell('Sign-ups', writtenCount(accounts))}
    ${cell('Rate', writtenRate(accounts, views) || DASH)} ${cell('Orders', writtenCount(orders))}
    ${amountCell('Revenue', revenue)}
    <td data-name="Views by day" class="days">${smallLine(days.map((day) => day.views))}</td>
  </tr>`
}

const offerRow = ({ page, orders, revenue, days }: PageSums): Html =>
  html`<tr>
    <th scope="row">${page}</th>
    ${cell('Orders', writtenCount(orders))} ${amountCell('Revenue', revenue)}
    <td data-name="Orders by day" class="days">${smallLine(days.map((day) => day.orders))}</td>
  </tr>`

const pagesPart = (pages: readonly PageSums[], wanted: OverviewQuery): Html => {
  if (pages.length === 0) {
    return html`<p class="empty">Nothing was viewed, made or bought there on these days.</p>`
  }
  const names = ['Page', 'Views', 'Sign-ups', 'Rate', 'Orders', 'Revenue', 'Views by day']
  const shown = pages.slice(0, MOST_ROWS)
  return html`${table(
    names,
    shown.map((sums) => pageRow(sums, wanted)),
  )}
  ${
    pages.length > MOST_ROWS
      ? html`<p class="soft">
          These are the first ${MOST_ROWS} of ${writtenCount(pages.length)} pages: ask for a path to
          see others.
        </p>`
      : ''
  }`
}

const experimentCard = ({ name, reading, verdict }: ShownExperiment): Html => {
  const { record, visitors } = reading
  return html`<li class="card ${verdict.kind}">
    <h3><a href="${RESULTS_PATH}/experiments/${name}">${name}</a></h3>
    <p class="soft">
      ${record.question} · ${record.state} · ${record.start} to ${record.decideBy} ·
      ${writtenCount(visitors)} visitors
    </p>
    <p>${verdict.sentence}</p>
  </li>`
}

type Overview = {
  reader: string
  wanted: OverviewQuery
  /** The fault of the form's input. */
  fault: string | undefined
  pages: readonly PageSums[]
  total: PageSums
  offers: readonly PageSums[]
  experiments: readonly ShownExperiment[]
  /** Files that should be records of experiments. */
  faults: readonly string[]
}

/** Everything on one page: what pages, experiments and offers brought. */
export const overviewPage = (shown: Overview): Html => {
  const { reader, wanted, fault, pages, total, offers, experiments, faults } = shown
  return resultsPage({
    title: 'Results',
    reader,
    content: html`<h1>Results</h1>
      ${pathForm(wanted)} ${fault ? html`<p class="alert" role="alert">${fault}</p>` : ''}
      ${figures(total)}
      <p>
        <a href="${CAMPAIGNS_PATH}?${new URLSearchParams({ from: wanted.from, to: wanted.to })}"
          >By source, medium, campaign, affiliate and language, with costs</a
        >
      </p>
      <p class="soft">Lines run from ${wanted.from} to ${wanted.to}. ${DAYS_NOTE}</p>
      <h2>Experiments</h2>
      ${faults.map((each) => html`<p class="alert">${each}</p>`)}
      ${
        experiments.length === 0
          ? html`<p class="empty">
              There is no experiment yet. The developers of the site can make one.
            </p>`
          : html`<ul class="cards">
              ${experiments.map(experimentCard)}
            </ul>`
      }
      <h2>Pages</h2>
      <p class="soft">
        Sign-ups are accounts made on the page; orders are those of these accounts. Views are
        counted of landing pages, and of nobody who declined. Revenue is without taxes and refunds.
      </p>
      ${pagesPart(pages, wanted)}
      <h2>Offers</h2>
      ${
        offers.length === 0
          ? html`<p class="empty">No plan of an offer was bought on these days.</p>`
          : table(['Pricing page', 'Orders', 'Revenue', 'Orders by day'], offers.map(offerRow))
      }`,
  })
}

type PageDays = { reader: string; wanted: OverviewQuery; sums: PageSums }

const dayRow = ({ day, views, accounts, orders, revenue }: PageSums['days'][number]): Html =>
  html`<tr>
    <th scope="row">${day}</th>
    ${cell('Views', writtenCount(views))} ${cell('Sign-ups', writtenCount(accounts))}
    ${cell('Rate', writtenRate(accounts, views) || DASH)} ${cell('Orders', writtenCount(orders))}
    ${amountCell('Revenue', revenue)}
  </tr>`

/** The results of one page by day, the last one first. */
export const pageDaysPage = ({ reader, wanted, sums }: PageDays): Html => {
  const { from, to } = wanted
  const back = `${RESULTS_PATH}?${new URLSearchParams({ from, to })}`
  const names = ['Day', 'Views', 'Sign-ups', 'Rate', 'Orders', 'Revenue']
  return resultsPage({
    title: sums.page,
    reader,
    content: html`<p><a href="${back}">All results</a></p>
      <h1>${sums.page}</h1>
      <p class="soft">${from} to ${to}. ${DAYS_NOTE}</p>
      ${figures(sums)}
      <h2>By day</h2>
      ${table(names, sums.days.toReversed().map(dayRow))}`,
  })
}
