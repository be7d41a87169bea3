import type { ExperimentRecord } from '#features/experiments/experiment-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import { readRecordFile } from '#lib/server/records/record-files.ts'
import type { RecordFolder } from '../landing/read-record-folder.ts'
import { BUNDLED } from '../landing/schema-file.ts'

/** A record as its file holds it, unchecked. */
export type PageRecord = { [field: string]: unknown }

/** The record of a page: that of a content folder, else that of the repository; `null` where there is none. */
export const readPage = async (
  page: { locale: Locale; path: string },
  { root }: RecordFolder,
): Promise<PageRecord | null> => {
  const file = (await readRecordFile(page, root)) ?? (await readRecordFile(page, BUNDLED.root))
  if (!file) return null
  const record: unknown = JSON.parse(file.text)
  return { ...(typeof record === 'object' ? record : null) }
}

/** The arms of an experiment that show a record of their own. */
export const armPages = ({ arms }: ExperimentRecord): { arm: string; page: string }[] =>
  Object.entries(arms).flatMap(([arm, { page }]) => (page === undefined ? [] : [{ arm, page }]))

/**
 * Path of the record that `experiment:new` makes for an arm, beside the page, where every language can have one; it is removed
 * again when the experiment is decided.
 */
export const ownArmPath = ({ page, name, arm }: { page: string; name: string; arm: string }) => {
  const family = page.startsWith('/pricing/plans') ? '/pricing/plans' : `/${page.split('/')[1]}`
  return `${family}/ab-${name}.${arm}`
}
