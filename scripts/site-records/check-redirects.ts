import { redirectFaults } from '#features/redirects/redirect-faults.ts'
import { redirectEntry, type RedirectRecord } from '#features/redirects/redirect-record.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { redirectKey } from '#lib/records/redirect-index.ts'
import { pageAt } from '#lib/records/target-page.ts'
import { readRecordFile } from '#lib/server/records/record-files.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'
import { problemsOf, type Problem } from '../landing/problem.ts'
import type { RecordFolder } from '../landing/read-record-folder.ts'
import type { Checked } from '../landing/report-check.ts'
import { BUNDLED } from '../landing/schema-file.ts'
import { readSiteRecords, type SiteRow } from './read-site-records.ts'
import { REDIRECT_FORM } from './site-forms.ts'

type Row = SiteRow<RedirectRecord>

/** What the other lists say of an address that this one leads to, or leads away from. */
const amongOthers = (row: Row, others: readonly Row[]): Problem[] => {
  const told = problemsOf(row)
  return row.record.redirects.flatMap(({ from, to }, at) =>
    others.flatMap((other) => {
      const entry = redirectEntry(other.record)
      const [key, next] = [redirectKey(from), redirectKey(to)]
      const found: Problem[] = []
      if (Object.hasOwn(entry, key) && other.name < row.name) {
        const message = `stands in ${other.source} too: keep one of the two.`
        found.push(told(message, `redirects.${at}.from`))
      }
      if (Object.hasOwn(entry, next)) {
        const message = `is itself an old address, in ${other.source}: write "${entry[next]}".`
        found.push(told(message, `redirects.${at}.to`))
      }
      return found
    }),
  )
}

const hasRecord = async (written: string, folder: RecordFolder): Promise<boolean> => {
  const { path } = splitPublicPath(written)
  const pages = [folder.root, BUNDLED.root].flatMap((root) =>
    LOCALE_CODES.map((locale) => readRecordFile({ locale, path }, root)),
  )
  return (await Promise.all(pages)).some((file) => file !== null)
}

/** What works and is seldom meant: pages from records come and go. */
const recordWarnings = async (row: Row, folder: RecordFolder): Promise<Problem[]> => {
  const told = problemsOf(row)
  const found = row.record.redirects.map(async ({ from, to }, at) => {
    const isCovered = await hasRecord(redirectKey(from), folder)
    const { path } = splitPublicPath(to)
    const leadsToRecord = pageAt({ path, locales: LOCALE_CODES }) === null
    const isGone = leadsToRecord && !(await hasRecord(to, folder))
    return [
      ...(isCovered
        ? [told('has a page of a record, which is shown instead.', `redirects.${at}.from`)]
        : []),
      ...(isGone
        ? [told('has no record: the old address stays unknown until it has.', `redirects.${at}.to`)]
        : []),
    ]
  })
  return (await Promise.all(found)).flat()
}

/** Checks the lists of redirects of a folder, each by itself and among those of the repository. */
export const checkRedirects = async (folder: RecordFolder): Promise<Checked> => {
  const { rows, problems } = await readSiteRecords(folder, REDIRECT_FORM)
  const bundled = await readSiteRecords(BUNDLED, REDIRECT_FORM)
  const names = new Set(rows.map(({ name }) => name))
  const all = [...rows, ...bundled.rows.filter(({ name }) => !names.has(name))]
  const faults = rows.flatMap((row) => [
    ...redirectFaults(row.record).map(({ field, message }) => problemsOf(row)(message, field)),
    ...amongOthers(
      row,
      all.filter(({ name }) => name !== row.name),
    ),
  ])
  const warnings = await Promise.all(rows.map((row) => recordWarnings(row, folder)))
  return { errors: [...problems, ...faults], warnings: warnings.flat(), count: rows.length }
}
