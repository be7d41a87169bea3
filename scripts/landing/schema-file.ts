import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { recordFileName, recordKindOf, type RecordKind } from '#lib/records/record-kind.ts'
import { LOCALES_FOLDER } from '#lib/server/records/record-files.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'
import type { RecordFolder } from './read-record-folder.ts'
import { LANDING_FORM, OFFER_FORM, recordSchema, STORY_FORM } from './record-schema.ts'

const SCHEMAS: Readonly<Record<RecordKind, () => object>> = {
  landing: () => recordSchema(LANDING_FORM),
  offer: () => recordSchema(OFFER_FORM),
  story: () => recordSchema(STORY_FORM),
}

const nameOf = (kind: RecordKind) => `${kind}-record.schema.json`

/** The records that the repository brings along. */
export const BUNDLED: RecordFolder = { root: LOCALES_FOLDER, name: 'locales' }

/** Where the JSON Schema for the records of a folder stands: generated, or at the top of a content folder. */
const schemaFileOf = ({ root }: RecordFolder, kind: RecordKind): string =>
  root === BUNDLED.root
    ? path.join(path.dirname(root), '.generated', nameOf(kind))
    : path.join(root, nameOf(kind))

/** The file of a record. */
export const recordFileOf = ({ root }: RecordFolder, page: Page): string =>
  path.join(root, recordFileName(page))

type Page = Pick<RecordRow<unknown>, 'locale' | 'path'>

/** The `$schema` of a record: the way from its file to the schema. */
export const schemaPath = (folder: RecordFolder, page: Page): string =>
  path
    .relative(
      path.dirname(recordFileOf(folder, page)),
      schemaFileOf(folder, recordKindOf(page.path)),
    )
    .split(path.sep)
    .join('/')

/** Writes the schema, so that an editor finds it at once. */
export const writeSchema = async (folder: RecordFolder, kind: RecordKind): Promise<void> => {
  const file = schemaFileOf(folder, kind)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(SCHEMAS[kind](), null, 2))
}

/**
 * Warns of a record whose `$schema` leads nowhere: editors cannot help with it. A record that was copied from
 * the repository into a content folder may keep the way that was right there.
 */
export const schemaWarnings = (
  folder: RecordFolder,
  row: RecordRow<{ $schema?: string | undefined }>,
): Problem[] => {
  const wanted = schemaPath(folder, row)
  return [wanted, schemaPath(BUNDLED, row)].some((way) => way === row.record.$schema)
    ? []
    : [problemsOf(row)(`must be "${wanted}", or editors cannot help with this file.`, '$schema')]
}
