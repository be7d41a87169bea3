// Writes `.generated/page-script/`, `page-script.json` and `prefetched-paths.json`: what every page loads (docs/decisions/029).
import { fileURLToPath } from 'node:url'
import { publicEnv } from '#lib/config/env-public.ts'
import { ISLANDS, type IslandName, type Waking } from '#lib/config/islands.ts'
import { PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { writePageScript } from './lib/write-page-script.ts'
import { writeUnlessSame } from './lib/write-unless-same.ts'
import { main } from './run/main.ts'

const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

// The paths alone: the whole registry would be a third of what a page fetches after its load.
const prefetched = PAGE_ROUTE_IDS.filter((id) => ROUTES[id].isPrefetched)

/** Where the module of an island stands; nothing where a build has no such island. */
const moduleOf = (name: IslandName): string | undefined => {
  const { isInGallery }: Waking = ISLANDS[name]
  if (!isInGallery) return path(`app/islands/${name}.ts`)
  return publicEnv().GALLERY === '1'
    ? path(`app/[locale]/[context]/gallery/islands/${name}.ts`)
    : undefined
}

const islands = Object.fromEntries(
  keysOf(ISLANDS).flatMap((name) => {
    const file = moduleOf(name)
    return file ? [[name, file]] : []
  }),
)

await main(async () => {
  await writeUnlessSame(
    path('.generated/prefetched-paths.json'),
    JSON.stringify(prefetched.map((id) => ROUTES[id].path)),
  )
  await writePageScript({
    from: path('app/page-script.entry.ts'),
    to: path('.generated/page-script'),
    address: path('.generated/page-script.json'),
    islands,
    files: path('.generated/islands.json'),
  })
})
