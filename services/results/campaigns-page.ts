import { html } from 'hono/html'
import { writtenCount } from '#features/experiments/written-measures.ts'
import { costOf, type CampaignRow, type ConsentRow } from './campaign-rows.ts'
import { CAMPAIGN_DIMENSIONS, type CampaignDimension } from './campaigns-question.ts'
import { shownRevenue, writtenRate } from './page-rows.ts'
import {
  amountCell,
  cell,
  DASH,
  DAYS_NOTE,
  rangeForm,
  RESULTS_PATH,
  resultsPage,
  wideTable,
  type Html,
} from './results-page.ts'

/** The path of what campaigns brought. */
export const CAMPAIGNS_PATH = `${RESULTS_PATH}/campaigns`

/** The fields of the form: days as the books have them, the last one included, and one value of a dimension. */
type CampaignsForm = {
  from: string
  to: string
  by: CampaignDimension
  only?: { of: CampaignDimension; value: string } | undefined
}

const NAMES: Readonly<Record<CampaignDimension, string>> = {
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
  affiliate: 'Affiliate',
  language: 'Language',
  day: 'Day',
}

/** The most lines of one table; others are found by their days. */
const MOST_ROWS = 200

const addressOf = ({ from, to, by, only }: CampaignsForm): string => {
  const query = new URLSearchParams({ from, to, by, ...(only && { of: only.of, is: only.value }) })
  return `${CAMPAIGNS_PATH}?${query}`
}

const form = ({ from, to, by, only }: CampaignsForm): Html =>
  rangeForm(
    { path: CAMPAIGNS_PATH, from, to },
    html`<div class="path">
        <label for="by">By</label>
        <select id="by" name="by">
          ${CAMPAIGN_DIMENSIONS.map(
            (each) =>
              html`<option value="${each}" ${each === by ? 'selected' : ''}>
                ${NAMES[each]}
              </option>`,
          )}
        </select>
      </div>
      ${
        only
          ? html`<input type="hidden" name="of" value="${only.of}" />
              <input type="hidden" name="is" value="${only.value}" />`
          : ''
      }`,
  )

/** A figure, and below it what it is of. */
const basedCell = (name: string, { value, base }: { value: string; base: string }): Html =>
  html`<td data-name="${name}">${value}<small>${base}</small></td>`

type Unit = 'views' | 'clicks'

const rateOf = (count: number, { of, unit }: { of: number; unit: string }): string =>
  of === 0 ? `no ${unit}` : `${writtenRate(count, of)} of ${writtenCount(of)} ${unit}`

const costCells = ({ accounts, orders, cost }: CampaignRow): Html | '' => {
  if (!cost) return ''
  const each = (name: string, { count, unit }: { count: number; unit: string }) =>
    Object.keys(cost).length === 0
      ? cell(name, DASH)
      : basedCell(name, {
          value: shownRevenue(costOf(cost, count)) || DASH,
          base: count === 0 ? `no ${unit}` : `by ${writtenCount(count)} ${unit}`,
        })
  return html`${amountCell('Cost', cost)}
  ${each('Cost a sign-up', { count: accounts, unit: 'sign-ups' })}
  ${each('Cost an order', { count: orders, unit: 'orders' })}`
}

const VISITS: Readonly<Record<Unit, string>> = { views: 'Views', clicks: 'Clicks' }

const rowOf = (row: CampaignRow, { wanted, unit }: { wanted: CampaignsForm; unit: Unit }): Html => {
  const { name, visits, accounts, orders, revenue, renewals } = row
  const { by } = wanted
  const days = addressOf({ ...wanted, by: 'day', only: { of: by, value: name } })
  return html`<tr>
    <th scope="row">${by === 'day' ? name : html`<a href="${days}">${name}</a>`}</th>
    ${cell(VISITS[unit], writtenCount(visits))}
    ${basedCell('Sign-ups', { value: writtenCount(accounts), base: rateOf(accounts, { of: visits, unit }) })}
    ${basedCell('Orders', { value: writtenCount(orders), base: rateOf(orders, { of: accounts, unit: 'sign-ups' }) })}
    ${amountCell('Revenue', revenue)} ${cell('Renewals', writtenCount(renewals))} ${costCells(row)}
  </tr>`
}

type Shown = { wanted: CampaignsForm; unit: Unit; rows: readonly CampaignRow[] }

const rowsPart = ({ wanted, unit, rows }: Shown): Html => {
  if (rows.length === 0) {
    return html`<p class="empty">Nothing was viewed, made, bought or spent on these days.</p>`
  }
  const hasCosts = rows.some(({ cost }) => cost)
  const names = [
    NAMES[wanted.by],
    VISITS[unit],
    'Sign-ups',
    'Orders',
    'Revenue',
    'Renewals',
    ...(hasCosts ? ['Cost', 'Cost a sign-up', 'Cost an order'] : []),
  ]
  const left = rows.length - MOST_ROWS
  return html`${wideTable(
    names,
    rows.slice(0, MOST_ROWS).map((row) => rowOf(row, { wanted, unit })),
  )}
  ${left > 0 ? html`<p class="soft">${writtenCount(left)} more lines are not shown: ask for fewer days.</p>` : ''}`
}

const KINDS: Readonly<Record<ConsentRow['kind'], string>> = {
  view: 'Views of landing pages',
  account: 'Sign-ups',
  order: 'Orders',
}

const consentLine = ({ kind, all, accepted, undecided, declined, other }: ConsentRow): Html =>
  html`<tr>
    <th scope="row">${KINDS[kind]}</th>
    ${cell('All', writtenCount(all))} ${cell('Accepted', writtenCount(accepted))}
    ${cell('No answer', writtenCount(undecided))}
    ${cell('Declined', kind === 'view' ? 'not counted' : writtenCount(declined))}
    ${cell('Not asked or not kept', writtenCount(other))}
  </tr>`

/** What is not known, in numbers: sources that nobody may keep, and those that no link named. */
const hiddenSentence = (rows: readonly ConsentRow[]): string => {
  const of = (kind: ConsentRow['kind']) => rows.find((row) => row.kind === kind)
  const written = (field: 'declined' | 'unnamed') =>
    `${writtenCount(of('account')?.[field] ?? 0)} sign-ups and ${writtenCount(of('order')?.[field] ?? 0)} orders`
  const views = of('view')
  return `No source may be kept of ${written('declined')}: their visitors declined. Of ${written('unnamed')} no link named one. ${writtenCount(views?.undecided ?? 0)} of ${writtenCount(views?.all ?? 0)} views were counted before or without an answer. Views of those who declined are not counted, so nobody knows how many there were.`
}

const consentPart = (rows: readonly ConsentRow[]): Html =>
  html`<h2>What consent hides</h2>
    <p class="soft">${hiddenSentence(rows)} These figures are of all visitors of these days.</p>
    ${wideTable(['Counted', 'All', 'Accepted', 'No answer', 'Declined', 'Not asked or not kept'], rows.map(consentLine))}`

type Campaigns = Shown & {
  reader: string
  /** The fault of the form's input. */
  fault: string | undefined
  consent: readonly ConsentRow[]
  /** Faults of the reports of costs. */
  faults: readonly string[]
}

/** What sources, media, campaigns, affiliates, languages and days brought and cost. */
export const campaignsPage = ({ reader, fault, consent, faults, ...shown }: Campaigns): Html => {
  const { wanted } = shown
  const { only } = wanted
  const title = only ? `${NAMES[only.of]}: ${only.value}` : 'Campaigns'
  const all = addressOf({ from: wanted.from, to: wanted.to, by: only?.of ?? wanted.by })
  return resultsPage({
    title,
    reader,
    content: html`<p>
        ${only ? html`<a href="${all}">All campaigns</a>` : html`<a href="${RESULTS_PATH}">All results</a>`}
      </p>
      <h1>${title}</h1>
      ${form(wanted)} ${fault ? html`<p class="alert" role="alert">${fault}</p>` : ''}
      ${faults.map((each) => html`<p class="alert">${each}</p>`)}
      ${faults.length > 0 ? html`<p class="soft">Nothing of such a file is counted.</p>` : ''}
      ${rowsPart(shown)}
      <p class="soft">
        Sign-ups and orders are due to the last source that was no direct visit; renewals to that of
        the first order. Orders are first orders, which need not be of sign-ups of these days.
        Revenue is that of orders, renewals and changes of plan, without taxes and refunds;
        currencies are never added up. ${DAYS_NOTE} Days of costs are those of the platform.
      </p>
      ${consentPart(consent)}`,
  })
}
