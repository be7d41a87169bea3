import { setTimeout as pause } from 'node:timers/promises'
import { mapConcurrently } from '#lib/util/map-concurrently.ts'
import { STAND_IN_LIFE_S } from '../../lib/config/constants.ts'
import { sitePages } from '../../scripts/browser/site-pages.ts'

const PAUSE_MS = 500

/** Pages that wait at the same time: one after the other, the pauses of all would outlast the wait. */
const AT_ONCE = 6

const isSettled = async (url: string) => {
  const { headers } = await fetch(url)
  const cacheControl = headers.get('cache-control') ?? ''
  return (
    headers.get('x-nextjs-cache') === 'HIT' &&
    !cacheControl.includes(`s-maxage=${STAND_IN_LIFE_S},`)
  )
}

const settle = async (url: string, until: number): Promise<void> => {
  if (await isSettled(url)) return
  if (performance.now() > until) throw new Error(`${url} still shows documents that stand in.`)
  await pause(PAUSE_MS)
  await settle(url, until)
}

/** Waits until landing pages that were built without a search service have been made again with it (docs/decisions/009). */
export const settlePages = async (siteUrl: string): Promise<void> => {
  const until = performance.now() + (STAND_IN_LIFE_S + 60) * 1000
  const pages = (await sitePages()).filter(({ kind }) => kind === 'landing')
  await mapConcurrently({
    items: pages.flatMap(({ path }) => [`${siteUrl}${path}`, `${siteUrl}${path}?q=x`]),
    width: AT_ONCE,
    map: (url) => settle(url, until),
  })
}
