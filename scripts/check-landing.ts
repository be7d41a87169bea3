import { readClaims } from './landing/read-claims.ts'
import { recordProblems } from './landing/record-problems.ts'
// Checks every landing record: form, names of figures, typed figures, step names.
import { readLandingRecords } from './lib/read-landing-records.ts'

const rows = await readLandingRecords()
const problems = await Promise.all(
  rows.map(async (row) => recordProblems(row, await readClaims(row.locale))),
)
for (const warning of problems.flatMap((found) => found.warnings))
  console.warn(`warning  ${warning}`)
const errors = problems.flatMap((found) => found.errors)
for (const error of errors) console.error(`error    ${error}`)
console.log(`${rows.length} landing records, ${errors.length} errors.`)
process.exitCode = errors.length > 0 ? 1 : 0
