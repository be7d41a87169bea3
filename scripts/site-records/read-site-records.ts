import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FileRefusedError } from '#lib/records/read-regular-file.ts'
import { RECORD_NAME } from '#lib/records/record-rules.ts'
import { filesAt } from '#lib/records/walk-folder.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import { readRecord } from '../landing/form-problems.ts'
import { problemsOf, type Problem } from '../landing/problem.ts'
import { readRecordText, type RecordFolder } from '../landing/read-record-folder.ts'
import { recordSchema } from '../landing/record-schema.ts'
import { BUNDLED } from '../landing/schema-file.ts'
import type { SiteForm } from './site-forms.ts'

const ENDING = '.json'

/** A record of the whole site; `source` is its file, as messages name it. */
export type SiteRow<Kept> = { name: string; source: string; hash: string; record: Kept }

type Found<Kept> = { rows: SiteRow<Kept>[]; problems: Problem[] }

/** Reads the records of one kind in a folder, in order of their names, and says what is wrong with names and form. */
export const readSiteRecords = async <Kept>(
  { root, name: folderName }: RecordFolder,
  form: SiteForm<Kept>,
): Promise<Found<Kept>> => {
  const found: Found<Kept> = { rows: [], problems: [] }
  for (const file of (await filesAt(root, form.kind)).toSorted()) {
    const source = `${folderName}/${form.kind}/${file}`
    const told = problemsOf({ source })
    const name = file.slice(0, -ENDING.length)
    if (!file.endsWith(ENDING) || !RECORD_NAME.test(name)) {
      const message = `is not read: the name is small letters, digits and hyphens, thirty at most, and ends with ${ENDING}.`
      found.problems.push(told(message))
      continue
    }
    const text = await readRecordText(path.join(root, form.kind, file))
    if (text instanceof FileRefusedError) {
      found.problems.push(told(text.message))
      continue
    }
    const read = readRecord({ source, text }, form)
    if ('problems' in read) found.problems.push(...read.problems)
    else found.rows.push({ name, source, hash: await hashOf(text), record: read.record })
  }
  return found
}

const schemaFile = ({ root }: RecordFolder, { kind }: SiteForm<unknown>): string => {
  const folder = root === BUNDLED.root ? path.join(path.dirname(root), '.generated') : root
  return path.join(folder, `${kind}-record.schema.json`)
}

/** The `$schema` of a record in a folder: the way from its file to the schema. */
export const siteSchemaPath = (folder: RecordFolder, form: SiteForm<unknown>): string =>
  path
    .relative(path.join(folder.root, form.kind), schemaFile(folder, form))
    .split(path.sep)
    .join('/')

/** Writes the schema, so that an editor finds it at once. */
export const writeSiteSchema = async <Kept>(
  folder: RecordFolder,
  form: SiteForm<Kept>,
): Promise<void> => {
  const file = schemaFile(folder, form)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(recordSchema(form), null, 2))
}
