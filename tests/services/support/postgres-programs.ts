import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where Debian and its relatives put each version. */
const VERSIONS = '/usr/lib/postgresql'

const versionFolders = () =>
  existsSync(VERSIONS)
    ? readdirSync(VERSIONS)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(VERSIONS, version, 'bin'))
    : []

const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false
    throw error
  }
}

/** The folder that holds PostgreSQL's `initdb` and `postgres`, from PATH or the usual place; undefined without them. */
export const findPostgresPrograms = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...versionFolders()].find((folder) =>
    ['initdb', 'postgres'].every((program) => isProgram(join(folder, program))),
  )
