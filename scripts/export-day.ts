// Writes what was counted on a day as CSV files: npm run -s export -- --day 2026-11-25 --to FOLDER
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askRows } from './ask/ask-services.ts'
import { exportedCsv, EXPORTED, exportQuestion } from './results/exported-day.ts'
import { main } from './run/main.ts'

await main(async () => {
  const { values } = parseArgs({ options: { day: { type: 'string' }, to: { type: 'string' } } })
  const { day = '', to = '' } = values
  if (to === '') throw new Error('Name a folder: npm run -s export -- --day 2026-11-25 --to FOLDER')
  await mkdir(to, { recursive: true })
  for (const name of EXPORTED) {
    const rows = await askRows(exportQuestion(name, day))
    const file = join(to, `${name}-${day}.csv`)
    await writeFile(file, exportedCsv(name, rows))
    process.stdout.write(`${file}: ${rows.length} rows\n`)
  }
})
