// Checks the landing records of the repository, or of the content folder that --out names.
import { parseArgs } from 'node:util'
import { checkLanding } from './landing-check/check-landing.ts'
import { folderArgument } from './landing/folder-argument.ts'
import { problemLine } from './landing/problem.ts'
import { main } from './run/main.ts'

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

await main(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  const { count, errors, warnings } = await checkLanding(await folderArgument(values.out))
  for (const warning of warnings) console.warn(`warning  ${problemLine(warning)}`)
  for (const error of errors) console.error(`error    ${problemLine(error)}`)
  console.log(
    `${counted(count, 'landing record')}, ${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}.`,
  )
  if (errors.length > 0) process.exitCode = 1
})
