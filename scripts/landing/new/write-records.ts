import { mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '#lib/config/locales.ts'
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

/** Writes one record a language, all or none; throws where a file is there already. */
export const writeRecords = async (pages: NewPages): Promise<Written[]> => {
  const folder = await folderArgument(pages.out)
  const records = await Promise.all(
    pages.locales.map(async (locale) => {
      const page = { locale, path: pages.path }
      const record = await newRecord(pages, { locale, $schema: schemaPath(folder, page) })
      const file = recordFileOf(folder, page)
      const shown = `${folder.name}/${locale}/landing${pages.path}.json`
      if (await exists(file)) throw new Error(`${shown} is there already. Choose another slug.`)
      return { file, shown, locale, text: recordText(record) }
    }),
  )
  await writeSchema(folder)
  for (const { file, text } of records) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text, { flag: 'wx' })
  }
  return records.map(({ shown, locale }) => ({ file: shown, locale }))
}
