import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startFront } from '../../scripts/front/start-front.ts'
import { fetchText } from '../../scripts/lib/fetch-text.ts'
import { inTempFolder } from '../../scripts/run/in-temp-folder.ts'
import { startNginxFile } from '../floors/nginx-file.ts'
import type { Bench } from '../lib/bench.ts'
import { inTurn } from '../lib/in-turn.ts'
import { loadPlan } from '../lib/plan.ts'
import type { Budget, Row } from '../lib/row.ts'
import { rowsOfEach } from '../lib/sample-pages.ts'
import { nextPort } from '../lib/server.ts'
import { comparedAtLeast } from '../lib/verdict.ts'
import { gzipRate } from '../lib/wrk.ts'

const OF_A_FILE = 0.5
const OF_THE_SITE = 100

/** The site answers so much less in a second that its rate wants a longer look. */
const SLOWER = 3

const frontOf = async (site: string, cachePath: string) => {
  mkdirSync(cachePath)
  const listen = await nextPort()
  const front = await startFront({
    sites: [new URL(site).host],
    services: ['127.0.0.1:9'],
    listen,
    innerPort: await nextPort(),
    cachePath,
    buildId: 'bench',
  })
  return { url: `http://127.0.0.1:${listen}`, stop: front.stop }
}

type Measured = { bench: Bench; path: string; folder: string }

const measurePage = async ({ bench, path, folder }: Measured): Promise<Row[]> => {
  const { rounds, seconds } = loadPlan(bench)
  const { url: site } = await bench.site()
  const front = await frontOf(site, join(folder, 'kept'))
  const file = await startNginxFile(folder, await fetchText(site + path))
  const against = async (floor: string, ofFloor: number) => {
    const sides = {
      floor: () => gzipRate(floor, ofFloor),
      figure: () => gzipRate(front.url + path, seconds),
    }
    await Promise.all([sides.floor(), sides.figure()])
    return inTurn({ rounds, ...sides })
  }
  const shared = { id: 14, unit: '/s' } as const
  try {
    const ofFile = await against(file.url, seconds)
    const ofSite = await against(site + path, seconds * SLOWER)
    return [
      comparedAtLeast({ ...shared, what: `front, a file of ${path}`, ...ofFile, limit: OF_A_FILE }),
      comparedAtLeast({
        ...shared,
        what: `front, the site's ${path}`,
        ...ofSite,
        limit: OF_THE_SITE,
      }),
    ]
  } finally {
    await Promise.all([front.stop(), file.stop()])
  }
}

/** Pages from the cache of the shipped front, compressed, against nginx with the page as a file and the site that compresses. */
export const front: Budget = {
  id: 14,
  title: 'behind the front',
  needs: ['nginx', 'wrk'],
  measure: (bench) =>
    rowsOfEach(bench, (path) => inTempFolder((folder) => measurePage({ bench, path, folder }))),
}
