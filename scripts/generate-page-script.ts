// Writes `.generated/page-script/` and `.generated/page-script.json`: what every page loads (docs/decisions/029).
import { fileURLToPath } from 'node:url'
import { writePageScript } from './lib/write-page-script.ts'
import { main } from './run/main.ts'

const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

await main(async () =>
  writePageScript({
    from: path('app/page-script.entry.ts'),
    to: path('.generated/page-script'),
    address: path('.generated/page-script.json'),
  }),
)
