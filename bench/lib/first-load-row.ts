import type { Bench } from './bench.ts'
import { eachAtOnce } from './each-at-once.ts'
import { bytesOf, firstLoadScripts } from './first-load.ts'
import { allPages, type Family } from './pages.ts'
import type { Row } from './row.ts'
import { scriptGroups } from './script-groups.ts'
import { ratioAtMost } from './verdict.ts'
import { worstOf } from './worst-of.ts'

/** Tabs that load at the same time; sizes do not depend on it. */
const TABS = 3

type Budgeted = { id: number; families: readonly Family[]; limit: number }

/** First-load JavaScript of the heaviest page of some families, against the hello app's. */
export const firstLoadRow = async (
  bench: Bench,
  { id, families, limit }: Budgeted,
): Promise<Row> => {
  const [browser, hello, site] = await Promise.all([
    bench.browser(),
    bench.hello(),
    bench.siteUrl(),
  ])
  const floor = bytesOf(await firstLoadScripts(browser, hello.url))
  const pages = (await allPages()).filter(({ family }) => families.includes(family))
  const groups = await scriptGroups(pages.map(({ path }) => `${site}${path}`))
  const loads = await eachAtOnce({
    items: groups,
    width: TABS,
    map: async ({ url }) => ({ url, bytes: bytesOf(await firstLoadScripts(browser, url)) }),
  })
  const worst = worstOf(loads, ({ bytes }) => bytes)
  const what = `JavaScript of ${pages.length} pages in ${groups.length} groups, most on ${new URL(worst.url).pathname}`
  return ratioAtMost({ id, what, unit: 'B', floor, figure: worst.bytes, limit })
}
