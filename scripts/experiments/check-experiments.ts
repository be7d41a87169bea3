import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '#lib/config/locales.ts'
import { bookDay } from '#lib/util/book-day.ts'
import { problemsOf, mergeProblems, type Problems } from '../landing/problem.ts'
import type { RecordFolder } from '../landing/read-record-folder.ts'
import type { ExperimentRow } from '../lib/read-experiments.ts'
import { armPages, readPage } from './read-pages.ts'

type Question = {
  rows: readonly ExperimentRow[]
  folder: RecordFolder
  now: Date
}

const sourceOf = ({ name }: ExperimentRow, folder: RecordFolder) =>
  `${folder.name}/experiments/${name}.json`

const layerOf = ({ record: { layer, page } }: ExperimentRow) => layer ?? page

const isLive = ({ record }: ExperimentRow) => record.state === 'running'

/** What is missing of an experiment in one of its languages, and what a visitor could not tell apart. */
const languageProblems = async (
  row: ExperimentRow,
  { folder, locale }: { folder: RecordFolder; locale: Locale },
): Promise<Problems> => {
  const { page } = row.record
  const problem = problemsOf({ source: sourceOf(row, folder), locale })
  const control = await readPage({ locale, path: page }, folder)
  if (!control) {
    return {
      errors: [problem(`has no record of ${page}: write it, or leave the language out.`, 'page')],
      warnings: [],
    }
  }
  const found = await Promise.all(
    armPages(row.record).map(async ({ arm, page: own }): Promise<Problems> => {
      const shown = await readPage({ locale, path: own }, folder)
      const field = `arms.${arm}.page`
      if (!shown) {
        const message = `has no record of ${own}: everybody would see control there.`
        return { errors: [problem(message, field)], warnings: [] }
      }
      const { $schema: _own, ...words } = shown
      const { $schema: _control, ...before } = control
      if (!isDeepStrictEqual(words, before)) return { errors: [], warnings: [] }
      return {
        errors: [],
        warnings: [
          problem('says the same as control: change its words, or leave the language out.', field),
        ],
      }
    }),
  )
  return mergeProblems(...found)
}

const dateProblems = (row: ExperimentRow, { folder, now }: Question): Problems => {
  const { state, decideBy } = row.record
  if (state === 'draft' || bookDay(now) < decideBy) return { errors: [], warnings: [] }
  const message = `${decideBy} has passed: npm run experiment:decide -- ${row.name} ARM`
  return { errors: [{ source: sourceOf(row, folder), field: 'decideBy', message }], warnings: [] }
}

/** Two experiments of one page share its visitors in one way only: by one layer. */
const layerProblems = (row: ExperimentRow, { rows, folder }: Question): Problems => {
  const others = rows.filter((other) => other.name < row.name && isLive(row) && isLive(other))
  const clash = others.filter(
    (other) => other.record.page === row.record.page && layerOf(other) !== layerOf(row),
  )
  const errors = clash.map(({ name }) => ({
    source: sourceOf(row, folder),
    field: 'layer',
    message: `is not that of "${name}", which divides the visitors of the same page.`,
  }))
  return { errors, warnings: [] }
}

/** Checks experiments beyond their form: their pages, their arms, their days and their layers. */
export const checkExperiments = async (question: Question): Promise<Problems> => {
  const { rows, folder } = question
  const found = await Promise.all(
    rows.map(async (row) => {
      const languages = row.record.languages.map((locale) =>
        languageProblems(row, { folder, locale }),
      )
      return mergeProblems(
        ...(await Promise.all(languages)),
        dateProblems(row, question),
        layerProblems(row, question),
      )
    }),
  )
  return mergeProblems(...found)
}

/** A line for each two experiments that run at one time: whether a visitor can be in both. */
export const overlaps = (rows: readonly ExperimentRow[]): string[] => {
  const open = rows.filter(({ record }) => record.state !== 'stopped')
  return open.flatMap((left, at) =>
    open
      .slice(at + 1)
      .filter(({ record }) => record.languages.some((code) => left.record.languages.includes(code)))
      .map((right) => {
        const isApart = layerOf(left) === layerOf(right)
        return `${left.name} and ${right.name}: ${isApart ? 'share no visitor' : 'a visitor may be in both, independently'}.`
      }),
  )
}
