import { setTimeout as pause } from 'node:timers/promises'
import { STAND_IN_LIFE_S } from '../../lib/config/constants.ts'
import { sitePages } from './pages.ts'

const PAUSE_MS = 500

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
  for (const { path, kind } of await sitePages()) {
    if (kind !== 'landing') continue
    await settle(`${siteUrl}${path}`, until)
    await settle(`${siteUrl}${path}?q=x`, until)
  }
}
