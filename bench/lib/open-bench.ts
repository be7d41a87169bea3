import { chromium } from 'playwright'
import { ensureChromium } from '../../scripts/browser/ensure-chromium.ts'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/browser/find-chromium.ts'
import { ensureBuild } from '../../scripts/run/ensure-build.ts'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { ensureFloor } from '../floors/floor-app.ts'
import { HELLO } from '../floors/hello-source.ts'
import { startManyRecords } from '../floors/variants.ts'
import type { Bench } from './bench.ts'
import { ROOT } from './folders.ts'
import { lazy } from './lazy.ts'
import { startNext } from './next-app.ts'
import { startZeroScript } from './zero-script.ts'

const RECORDS = 10_000

type Opened = { bench: Bench; close: () => Promise<void> }

/** Makes a bench; `close` stops whatever it has started. */
export const openBench = (quick: boolean): Opened => {
  const stops: (() => Promise<void>)[] = []
  const stopLater = <T extends { stop: () => Promise<void> }>(server: T): T => {
    stops.push(server.stop)
    return server
  }
  const site = lazy(async () => {
    await ensureBuild(readEnvironment(process.env))
    return stopLater(await startNext({ name: 'site', folder: ROOT }))
  })
  const hello = lazy(async () => stopLater(await startNext(await ensureFloor('hello', HELLO))))
  const browser = lazy(async () => {
    await ensureChromium()
    const executablePath = findChromium(process.env)
    const opened = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
    stops.push(async () => opened.close())
    return opened
  })
  const siteUrl = async () => (await site()).url
  const zeroScript = lazy(async () => stopLater(await startZeroScript(await siteUrl())))
  const manyRecords = lazy(async () => stopLater(await startManyRecords(RECORDS)))
  const close = async () => {
    await Promise.all(stops.map(async (stop) => stop()))
  }
  return { bench: { quick, site, siteUrl, hello, zeroScript, manyRecords, browser }, close }
}
