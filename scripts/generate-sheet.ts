// Writes `.generated/site.css` and `.generated/site-sheet.json` from `app/globals.css`: a step of its own, so that
// the bundler needs no processes for styles (docs/measuring.md, budget 12).
import { fileURLToPath } from 'node:url'
import { writeSheet } from './lib/write-sheet.ts'
import { main } from './run/main.ts'

const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

await main(async () =>
  writeSheet({
    from: path('app/globals.css'),
    folder: path('app/styles'),
    to: path('.generated/site.css'),
    text: path('.generated/site-sheet.json'),
  }),
)
