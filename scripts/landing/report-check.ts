import { parseArgs } from 'node:util'
import { folderArgument } from './folder-argument.ts'
import { problemLine, type Problems } from './problem.ts'
import type { RecordFolder } from './read-record-folder.ts'

/** What a check found, and in how many records. */
export type Checked = Problems & { count: number }

type Check = {
  /** What one record is called. */
  name: string
  check: (folder: RecordFolder) => Promise<Checked>
  /** The words of the command line; those of this process where none are named. */
  args?: string[]
}

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

/** Checks the records of the repository, or of the content folder that `--out` names, and says what to mend; errors fail. */
export const reportCheck = async ({ name, check, args }: Check): Promise<void> => {
  const { values } = parseArgs({ ...(args && { args }), options: { out: { type: 'string' } } })
  const { count, errors, warnings } = await check(await folderArgument(values.out))
  for (const warning of warnings) console.warn(`warning  ${problemLine(warning)}`)
  for (const error of errors) console.error(`error    ${problemLine(error)}`)
  console.log(
    `${counted(count, name)}, ${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}.`,
  )
  if (errors.length > 0) process.exitCode = 1
}
