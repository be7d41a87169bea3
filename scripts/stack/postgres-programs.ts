import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isProgram } from '../run/is-program.ts'

/** Where Debian and its relatives put each version. */
const VERSIONS = '/usr/lib/postgresql'

const versionFolders = () =>
  existsSync(VERSIONS)
    ? readdirSync(VERSIONS)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(VERSIONS, version, 'bin'))
    : []

/** The folder that holds PostgreSQL's `initdb` and `postgres`, from PATH or the usual place; undefined without them. */
export const findPostgresPrograms = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...versionFolders()].find((folder) =>
    ['initdb', 'postgres'].every((program) => isProgram(join(folder, program))),
  )
