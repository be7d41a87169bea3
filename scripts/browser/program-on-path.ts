import { delimiter, join } from 'node:path'
import { isProgram } from '../run/is-program.ts'

/** Path of the first of these programs that a list of folders, as `PATH` is one, has. */
export const programOnPath = (
  names: readonly string[],
  folders: string | undefined,
): string | undefined =>
  names
    .flatMap((name) => (folders ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isProgram)
