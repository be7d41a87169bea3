// Next renders every page that it makes on request once more, in parts for prefetching: unless its manifest of hints
// says that nothing is prefetched, as is so here (docs/measuring.md, budget 11). A setting for that wants Cache Components.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { buildFolder } from '#lib/config/build-folder.mjs'
import { publicEnv } from '#lib/config/env-public.ts'
import { unprefetched } from './lib/prefetch-hints.ts'
import { main } from './run/main.ts'

const routesSchema = z.record(z.string(), z.string())

await main(async () => {
  const folder = buildFolder(publicEnv())
  const manifest = await readFile(join(folder, 'app-path-routes-manifest.json'), 'utf8')
  const hints = unprefetched(routesSchema.parse(JSON.parse(manifest)))
  await writeFile(join(folder, 'server', 'prefetch-hints.json'), JSON.stringify(hints))
})
