import { chromium, type Browser } from 'playwright'
import { CHROMIUM_ARGS } from '../../scripts/browser/chromium-args.ts'
import { findChromium } from '../../scripts/browser/find-chromium.ts'
import { ensureFloor } from '../floors/floor-app.ts'
import { HELLO } from '../floors/hello-source.ts'
import { startManyRecords } from '../floors/variants.ts'
import type { Bench } from './bench.ts'
import { lazy } from './lazy.ts'
import { startNext } from './next-app.ts'
import { siteApp } from './site-app.ts'
import { startZeroScript } from './zero-script.ts'

const RECORDS = 10_000
const QUICK_RECORDS = 500

/** What is there already; the bench starts whatever is left out. */
type Given = { quick?: boolean; siteUrl?: string | undefined }

type Opened = { bench: Bench; close: () => Promise<void> }

const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(process.env), args: CHROMIUM_ARGS })

const startSite = async () => startNext(await siteApp())

/** Makes a bench; `close` stops whatever it has started. */
export const openBench = ({ quick = false, siteUrl: given }: Given): Opened => {
  const stops: (() => Promise<void>)[] = []
  const started = <T extends { stop: () => Promise<void> }>(start: () => Promise<T>) =>
    lazy(async () => {
      const server = await start()
      stops.push(server.stop)
      return server
    })
  const site = started(startSite)
  const siteUrl = async () => given ?? (await site()).url
  const ownBrowser = started(async () => {
    const browser = await launch()
    return { browser, stop: async () => browser.close() }
  })
  const bench: Bench = {
    quick,
    site,
    siteUrl,
    hello: started(async () => startNext(await ensureFloor('hello', HELLO))),
    zeroScript: started(async () => startZeroScript(await siteUrl())),
    manyRecords: started(async () => startManyRecords(quick ? QUICK_RECORDS : RECORDS)),
    browser: async () => (await ownBrowser()).browser,
  }
  const close = async () => {
    await Promise.all(stops.map(async (stop) => stop()))
  }
  return { bench, close }
}
