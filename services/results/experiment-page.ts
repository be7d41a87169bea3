import { html } from 'hono/html'
import type {
  ArmReading,
  Comparison,
  ExperimentReading,
} from '#features/experiments/experiment-reading.ts'
import type { Metric } from '#features/experiments/experiment-record.ts'
import {
  writtenCount,
  writtenLength,
  writtenMean,
  writtenShare,
} from '#features/experiments/written-measures.ts'
import { sum, sumOf } from '#lib/util/sum.ts'
import { dayLine, dayScale, intervalPlot, lineKey } from './lines.ts'
import { daysOf } from './page-sums.ts'
import { cell, DAYS_NOTE, RESULTS_PATH, resultsPage, table, type Html } from './results-page.ts'
import {
  decideCommand,
  noExposuresYet,
  writtenRatio,
  type ShownExperiment,
} from './shown-experiment.ts'

const MEASURES: Readonly<Record<Metric, string>> = {
  'sign-up': 'Sign-ups per visitor',
  purchase: 'Buyers per visitor',
  revenue: 'Revenue per visitor',
}

const armRow = (
  arm: ArmReading,
  { visitors, isLocked }: { visitors: number; isLocked: boolean },
): Html => {
  const { samples } = arm
  const got = visitors === 0 ? '' : ` (${writtenShare(arm.visitors / visitors)})`
  return html`<tr>
    <th scope="row">${arm.name}</th>
    ${cell('Planned', writtenShare(arm.share))}
    ${cell('Visitors', writtenCount(arm.visitors) + got)}
    ${
      isLocked
        ? ''
        : html`${cell('Sign-ups', writtenCount(arm.signUps))}
          ${cell('Sign-up rate', writtenMean(samples['sign-up'].mean, 'sign-up'))}
          ${cell('Buyers', writtenCount(arm.buyers))}
          ${cell('Buying rate', writtenMean(samples.purchase.mean, 'purchase'))}
          ${cell('Orders', writtenCount(arm.orders))}
          ${cell('Revenue', writtenMean(arm.revenue, 'revenue'))}
          ${cell('Per visitor', writtenMean(samples.revenue.mean, 'revenue'))}`
    }
  </tr>`
}

const COUNTS = [
  'Sign-ups',
  'Sign-up rate',
  'Buyers',
  'Buying rate',
  'Orders',
  'Revenue',
  'Per visitor',
] as const

const armsTable = ({ arms, visitors }: ExperimentReading, isLocked: boolean): Html => {
  const names = ['Arm', 'Planned', 'Visitors', ...(isLocked ? [] : COUNTS)]
  return table(
    names,
    arms.map((arm) => armRow(arm, { visitors, isLocked })),
  )
}

const signed = (length: number, metric: Metric): string =>
  length < 0 ? `−${writtenLength(-length, metric)}` : `+${writtenLength(length, metric)}`

const size = ({ interval, metric }: Comparison): Html => {
  if (!interval) return html`<span class="size"><small>too few visitors yet</small></span>`
  const { difference, low, high } = interval
  return html`<span class="size"
    ><b>${signed(difference, metric)}</b
    ><small>${signed(low, metric)} to ${signed(high, metric)}</small></span
  >`
}

const roleOf = ({ metric, isGuard }: Comparison, decides: Metric): string => {
  if (metric === decides) return 'decides'
  return isGuard ? 'guard rail' : 'for information'
}

/** Differences from control with their intervals, each measure on a scale of its own. */
const forest = ({ comparisons, record }: ExperimentReading): Html => {
  const reachOf = (metric: Metric) =>
    Math.max(
      1e-9,
      ...comparisons
        .filter((each) => each.metric === metric)
        .flatMap(({ interval }) =>
          interval ? [Math.abs(interval.low), Math.abs(interval.high)] : [],
        ),
    )
  return html`<ul class="forest">
    ${comparisons.map(
      (each) =>
        html`<li>
          <span
            ><b>${each.arm}</b
            ><small>${MEASURES[each.metric]}, ${roleOf(each, record.metric)}</small></span
          >
          <span class="${each.interval ? 'plot' : 'plot none'}"
            >${intervalPlot(each.interval, reachOf(each.metric))}</span
          >
          ${size(each)}
        </li>`,
    )}
  </ul>`
}

type Fact = readonly [name: string, value: string]

const daysNeeded = ({ verdict, daysLeft }: ShownExperiment): string => {
  if (verdict.choice) return 'none'
  return daysLeft === null ? 'unknown: nobody comes' : writtenCount(daysLeft)
}

const factsOf = (shown: ShownExperiment): Fact[] => {
  const { reading, pace } = shown
  const { record, planned, visitors } = reading
  return [
    ['State', record.state],
    ['Start', record.start],
    ['Decide by', record.decideBy],
    ['Who decides', record.owner],
    ['Page', record.page],
    ['Languages', record.languages.join(', ')],
    ['Visitors', writtenCount(visitors)],
    ['Visitors planned', writtenCount(planned)],
    ['Visitors a day', writtenCount(pace)],
    ['Days still needed', daysNeeded(shown)],
    ['Sample ratio', writtenRatio(reading)],
  ]
}

type Series = { arm: string; values: number[] }

const seriesOf = (
  rows: readonly { arm: string; day: string; count: number }[],
  { arms, days }: { arms: readonly string[]; days: readonly string[] },
): Series[] =>
  arms.map((arm) => ({
    arm,
    values: days.map((day) =>
      sumOf(rows, (row) => (row.arm === arm && row.day === day ? row.count : 0)),
    ),
  }))

const dayFigure = (title: string, series: readonly Series[]): Html => {
  const sums = series.map(({ arm, values }) => `${arm} ${sum(values)}`)
  return html`<figure>
    <figcaption>${title}, ${dayScale(series.flatMap(({ values }) => values))}</figcaption>
    ${dayLine({ series: series.map(({ values }) => values), label: `${title}: ${sums.join(', ')} in all`, isTall: true })}
    <ul class="keys">
      ${series.map(({ arm }, at) => html`<li>${lineKey(at)}${arm}</li>`)}
    </ul>
  </figure>`
}

const dayFigures = ({ reading, counts, verdict }: ShownExperiment): Html => {
  const { record, today, arms } = reading
  const until = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  const shown = { arms: arms.map(({ name }) => name), days: daysOf({ from: record.start, until }) }
  const visitors = counts.exposures.map((row) => ({ ...row, count: row.visitors }))
  const signUps = counts.signUps.map((row) => ({ ...row, count: row.accounts }))
  return html`<div class="lines">
    ${dayFigure('Visitors by day', seriesOf(visitors, shown))}
    ${verdict.kind === 'locked' ? '' : dayFigure('Sign-ups by day', seriesOf(signUps, shown))}
  </div>`
}

const daysNote = ({ record, today }: ExperimentReading) =>
  `${record.start} to ${today}. ${DAYS_NOTE}`

const comparisonNote = ({ comparisons, record }: ExperimentReading): string => {
  const arms = new Set(comparisons.map(({ arm }) => arm)).size
  const divided = arms > 1 ? `, for ${arms} arms together` : ''
  return `Differences from control, which is the dotted line. Look as often as you like: where there is no difference, at most 5 of 100 experiments ever show one in the measure that decides (${MEASURES[record.metric].toLowerCase()})${divided}.`
}

/** Everything about one experiment; its results stay out of sight while they are locked. */
export const experimentPage = (shown: ShownExperiment, reader: string): Html => {
  const { name, reading, verdict } = shown
  const isLocked = verdict.kind === 'locked'
  const hasCome = reading.visitors > 0
  return resultsPage({
    title: name,
    reader,
    content: html`<p><a href="${RESULTS_PATH}">All results</a></p>
      <h1>${name}</h1>
      <p>${reading.record.question}</p>
      <p class="verdict ${verdict.kind}">${verdict.sentence}</p>
      ${verdict.choice ? html`<p class="soft">To decide: <code>${decideCommand(name, verdict.choice)}</code></p>` : ''}
      <dl class="facts">
        ${factsOf(shown).map(
          ([fact, value]) =>
            html`<div>
              <dt>${fact}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <h2>Arms</h2>
      ${hasCome ? armsTable(reading, isLocked) : html`<p class="empty">${noExposuresYet(reading)}</p>`}
      ${
        isLocked || !hasCome
          ? ''
          : html`<h2>Differences</h2>
              <p class="soft">${comparisonNote(reading)}</p>
              ${forest(reading)}`
      }
      ${
        hasCome
          ? html`<h2>By day</h2>
              <p class="soft">${daysNote(reading)}</p>
              ${dayFigures(shown)}`
          : ''
      }`,
  })
}
