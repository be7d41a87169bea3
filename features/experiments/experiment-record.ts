import * as z from 'zod'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { HELD_OUT } from '#lib/records/experiment-index.ts'
import { readRecordJson, recordReader } from '#lib/records/parse-record.ts'
import { copy, line, listOf } from '#lib/records/record-fields.ts'
import { recordKindOf } from '#lib/records/record-kind.ts'
import { isRecordPath, RECORD_NAME } from '#lib/records/record-rules.ts'

/** The arm that shows what everybody sees who is in no experiment. */
export const CONTROL = 'control'

/** The measures that can decide an experiment, or forbid a decision: each a mean per visitor who was shown an arm. */
export const METRICS = ['sign-up', 'purchase', 'revenue'] as const
export type Metric = (typeof METRICS)[number]

/** `draft`: nobody is divided; `running`: from `start` on; `stopped`: everybody is shown control, and what was counted stays. */
const STATES = ['draft', 'running', 'stopped'] as const

const name = z
  .string()
  .regex(RECORD_NAME, 'use small letters, digits and hyphens, thirty at most, a letter first')

const path = z
  .string()
  .refine(
    (text) => isRecordPath(text) && recordKindOf(text) !== 'story',
    'is no path of a landing page or an offer, such as "/docs/free-demo"',
  )

const day = z.iso.date('must be a day such as "2026-12-01"')

const arm = z.strictObject({
  weight: z
    .int('write a whole number')
    .min(1, 'must be at least 1')
    .max(100, 'must be at most 100')
    .describe('Share of visitors, in proportion to the other weights.'),
  page: path
    .optional()
    .describe('The record that is shown under the address of the experiment; control names none.'),
})

/**
 * An experiment: visitors of one page are divided among records (docs/decisions/054). One file each,
 * `locales/experiments/<name>.json`; days are those of the books.
 */
export const experimentRecord = z
  .strictObject({
    $schema: z.string().optional(),
    question: copy(200).describe('What is to be found out, for people.'),
    page: path.describe('Path of the page without language; it stays the address of every arm.'),
    arms: z.record(name, arm).describe('"control" and at least one other.'),
    languages: listOf(z.enum(LOCALE_CODES), [1, LOCALE_CODES.length]),
    countries: listOf(z.string().regex(/^[A-Z]{2}$/, 'write two capitals, such as "CA"'), [1, 60])
      .optional()
      .describe(
        'Visitors of other countries, and those whose country is not known, see control and are not counted.',
      ),
    holdout: z
      .number()
      .min(0)
      .max(0.9)
      .default(0)
      .describe('Share of visitors who see control and are not counted, such as 0.1.'),
    layer: name
      .optional()
      .describe('Experiments of one layer share no visitor. Those of one page always do so.'),
    state: z.enum(STATES),
    start: day,
    decideBy: day.describe('The day on which a decision is due.'),
    metric: z.enum(METRICS),
    guardRails: listOf(z.enum(METRICS), [0, METRICS.length]).default([]),
    baseRate: z
      .number()
      .gt(0)
      .lt(1)
      .describe('The rate that control is expected to have, such as 0.04.'),
    leastLift: z
      .number()
      .gt(0)
      .max(5)
      .describe('The smallest relative difference that is worth finding, such as 0.2.'),
    owner: line.describe('Who decides.'),
  })
  .refine(({ arms }) => CONTROL in arms && Object.keys(arms).length > 1, {
    path: ['arms'],
    message: `needs "${CONTROL}" and another arm`,
  })
  .refine(({ arms }) => Object.entries(arms).every(([id, own]) => (id === CONTROL) === !own.page), {
    path: ['arms'],
    message: `each arm names the page that it shows, "${CONTROL}" names none`,
  })
  .refine(({ arms }) => !(HELD_OUT in arms), {
    path: ['arms'],
    message: `no arm may be called "${HELD_OUT}": the cookie says so of who is in none`,
  })
  .refine(({ page, arms }) => Object.values(arms).every((own) => own.page !== page), {
    path: ['arms'],
    message: 'no arm but control may show the page itself',
  })
  .refine(
    ({ page, arms }) =>
      Object.values(arms).every(
        (own) => !own.page || recordKindOf(own.page) === recordKindOf(page),
      ),
    {
      path: ['arms'],
      message: 'the arms of a landing page are landing pages, those of an offer offers',
    },
  )
  .refine(({ start, decideBy }) => start < decideBy, {
    path: ['decideBy'],
    message: 'must be later than "start"',
  })
  .refine(({ metric, guardRails }) => !guardRails.includes(metric), {
    path: ['guardRails'],
    message: 'must not hold the metric itself',
  })

export type ExperimentRecord = z.infer<typeof experimentRecord>

const asExperiment = recordReader(experimentRecord, 'experiment')

/** Reads the text of a record file; throws a `RecordError` that names `source` and field. */
export const parseExperiment = (text: string, source: string): ExperimentRecord =>
  asExperiment(readRecordJson(text, source), source)
