import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing } from '#lib/util/error-code.ts'
import { listContent } from './content-folder.ts'

/** The good versions of records that are served, on the disk in a tree as that of the content folder: neither a file that breaks nor a restart takes a page along. */
export const keptRecords = (folder: string) => {
  const fileOf = (name: string) => join(folder, name)

  return {
    /** Names of all kept files. */
    list: async (): Promise<string[]> => {
      await mkdir(folder, { recursive: true })
      return (await listContent(folder)).files.map(({ name }) => name)
    },
    /** The kept text of a file; `null` where there is none. */
    read: async (name: string): Promise<string | null> => {
      try {
        return await readFile(fileOf(name), 'utf8')
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    /** Puts a text in the place of the kept one; a crash leaves the one or the other, never half of it. */
    write: async (name: string, text: string): Promise<void> => {
      const file = fileOf(name)
      const draft = `${file}.${process.pid}.tmp`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, text)
      await rename(draft, file)
    },
    remove: (name: string): Promise<void> => rm(fileOf(name), { force: true }),
  }
}
