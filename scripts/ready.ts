// Prints what the owner has to give or confirm before the site goes live, each with file and line. Ends with 1 while
// something is open, so that a release can wait for it; with `--list` it only lists.
import { findSettings } from './ready/find-settings.ts'
import { sourcePoints } from './ready/open-points.ts'
import { ownerList } from './ready/owner-list.ts'
import { loadEnvFile } from './run/env-file.mjs'
import { main } from './run/main.ts'

await main(() => {
  loadEnvFile()
  const [facts, settings] = [sourcePoints('.'), findSettings('.', process.env)]
  console.log(ownerList({ facts, settings }))
  if (facts.length + settings.length > 0 && !process.argv.includes('--list')) process.exitCode = 1
  return Promise.resolve()
})
