import { mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '#lib/config/locales.ts'
import { recordFileName, recordKindOf } from '#lib/records/record-kind.ts'
import { isMissing } from '#lib/util/error-code.ts'
import { folderArgument } from '../folder-argument.ts'
import { recordFileOf, schemaPath, writeSchema } from '../schema-file.ts'
import { newRecord } from './new-record.ts'
import type { NewPages } from './read-arguments.ts'
import { recordText } from './record-text.ts'

/** A file that was written, and its language. */
export type Written = { file: string; locale: Locale }

const exists = async (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false
      throw error
    },
  )

type Pages = { path: string; locales: readonly Locale[]; out: string | undefined }

type MakeRecord = (file: { locale: Locale; $schema: string }) => Promise<object>

/** Writes one record a language, all or none; throws where a file is there already. */
export const writeNewRecords = async (pages: Pages, make: MakeRecord): Promise<Written[]> => {
  const folder = await folderArgument(pages.out)
  const records = await Promise.all(
    pages.locales.map(async (locale) => {
      const page = { locale, path: pages.path }
      const record = await make({ locale, $schema: schemaPath(folder, page) })
      const file = recordFileOf(folder, page)
      const shown = `${folder.name}/${recordFileName(page)}`
      if (await exists(file)) throw new Error(`${shown} is there already. Choose another slug.`)
      return { file, shown, locale, text: recordText(record) }
    }),
  )
  await writeSchema(folder, recordKindOf(pages.path))
  for (const { file, text } of records) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text, { flag: 'wx' })
  }
  return records.map(({ shown, locale }) => ({ file: shown, locale }))
}

/** The same for landing pages, each made of the words that its language starts with. */
export const writeRecords = (pages: NewPages): Promise<Written[]> =>
  writeNewRecords(pages, (file) => newRecord(pages, file))
