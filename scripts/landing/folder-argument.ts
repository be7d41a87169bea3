import { stat } from 'node:fs/promises'
import path from 'node:path'
import { isMissing } from '#lib/util/error-code.ts'
import type { RecordFolder } from './read-record-folder.ts'
import { BUNDLED } from './schema-file.ts'

const isFolder = async (folder: string): Promise<boolean> => {
  const found = await stat(folder).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return found?.isDirectory() ?? false
}

/** The command that checks records of a kind, in the folder that `--out` names. */
export const checkCommand = (kind: string, out: string | undefined): string =>
  `npm run ${kind}:check${out === undefined ? '' : ` -- --out ${out}`}`

/** The folder that `--out` names, or that of the repository; throws where it is none. */
export const folderArgument = async (out: string | undefined): Promise<RecordFolder> => {
  if (out === undefined) return BUNDLED
  const root = path.resolve(out)
  if (root === BUNDLED.root) return BUNDLED
  if (await isFolder(root)) return { root, name: out.replace(/[\\/]+$/, '') }
  throw new Error(`--out ${out} is no folder. Make it, or correct the name.`)
}
