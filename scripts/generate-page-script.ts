// Writes `.generated/page-script/`, `page-script.json` and `prefetched-paths.json`: what every page loads (docs/decisions/029).
import { fileURLToPath } from 'node:url'
import { PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { writePageScript } from './lib/write-page-script.ts'
import { writeUnlessSame } from './lib/write-unless-same.ts'
import { main } from './run/main.ts'

const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

// The paths alone: the whole registry would be a third of what a page fetches after its load.
const prefetched = PAGE_ROUTE_IDS.filter((id) => ROUTES[id].isPrefetched)

await main(async () => {
  await writeUnlessSame(
    path('.generated/prefetched-paths.json'),
    JSON.stringify(prefetched.map((id) => ROUTES[id].path)),
  )
  await writePageScript({
    from: path('app/page-script.entry.ts'),
    to: path('.generated/page-script'),
    address: path('.generated/page-script.json'),
  })
})
