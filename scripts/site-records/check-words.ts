import { wordsFaults, type WordsRecord } from '#features/words/words-record.ts'
import { readOwnMessages } from '#lib/records/own-messages.ts'
import { wordAt } from '#lib/records/replaced-word.ts'
import { problemsOf, type Problem } from '../landing/problem.ts'
import { readAllClaims } from '../landing/read-claims.ts'
import type { RecordFolder } from '../landing/read-record-folder.ts'
import type { Checked } from '../landing/report-check.ts'
import { BUNDLED } from '../landing/schema-file.ts'
import { readSiteRecords, type SiteRow } from './read-site-records.ts'
import { WORDS_FORM } from './site-forms.ts'

type Row = SiteRow<WordsRecord>

const isBefore = (until: string | undefined, from: string | undefined): boolean =>
  until !== undefined && from !== undefined && Date.parse(until) <= Date.parse(from)

/** Whether there is a moment at which both are shown. */
const areTogether = ({ record: one }: Row, { record: other }: Row): boolean =>
  !isBefore(one.until, other.from) && !isBefore(other.until, one.from)

/** The words that an earlier record of the language changes at the same time. */
const amongOthers = (row: Row, others: readonly Row[]): Problem[] =>
  others
    .filter(({ name, record }) => name < row.name && record.locale === row.record.locale)
    .filter((other) => areTogether(row, other))
    .flatMap((other) =>
      Object.keys(row.record.words)
        .filter((key) => Object.hasOwn(other.record.words, key))
        .map((key) =>
          problemsOf(row)(`stands in ${other.source} too: keep one of the two.`, `words.${key}`),
        ),
    )

const warningsOf = (row: Row, now: Date): Problem[] => {
  const told = problemsOf(row)
  const { until, locale, words } = row.record
  const messages = readOwnMessages(locale)
  const same = Object.keys(words).filter((key) => wordAt(messages, key) === words[key])
  return [
    ...(until !== undefined && Date.parse(until) <= now.getTime()
      ? [told('has passed: the words of the site are back; remove the file.', 'until')]
      : []),
    ...same.map((key) =>
      told('says what the site says: change it, or take it out.', `words.${key}`),
    ),
  ]
}

/** Checks the records of words of a folder, each by itself and among those of the repository. */
export const checkWords = async (folder: RecordFolder, now = new Date()): Promise<Checked> => {
  const claims = await readAllClaims()
  const { rows, problems } = await readSiteRecords(folder, WORDS_FORM)
  const bundled = await readSiteRecords(BUNDLED, WORDS_FORM)
  const names = new Set(rows.map(({ name }) => name))
  const all = [...rows, ...bundled.rows.filter(({ name }) => !names.has(name))]
  const faults = rows.flatMap((row) => {
    const { locale } = row.record
    const language = { messages: readOwnMessages(locale), claims: claims[locale] ?? {} }
    const own = wordsFaults(row.record, language)
    return [
      ...own.map(({ field, message }) => problemsOf(row)(message, field)),
      ...amongOthers(row, all),
    ]
  })
  return {
    errors: [...problems, ...faults],
    warnings: rows.flatMap((row) => warningsOf(row, now)),
    count: rows.length,
  }
}
