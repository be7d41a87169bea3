import type { Browser, Page as Tab } from 'playwright'
import * as z from 'zod'
import { inLab } from './lab.ts'

/** What a visitor's browser saw; times in milliseconds. */
export type Vitals = { lcp: number; cls: number; tbt: number }

const observed = z.object({ lcp: z.number(), cls: z.number(), tbt: z.number() })

/** Runs in the page before its own code; a task longer than 50 ms blocks for the rest of its time. */
const observe = `
  const seen = { lcp: 0, cls: 0, tbt: 0 }
  globalThis.__seen = seen
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value })
  watch('longtask', (entry) => { seen.tbt += Math.max(0, entry.duration - 50) })
`

/** Milliseconds after the last request in which hydration ends and late shifts show. */
const SETTLE_MS = 500

const read = async (tab: Tab): Promise<Vitals> => observed.parse(await tab.evaluate('__seen'))

/** Loads a page once under lab conditions. */
export const vitalsOf = async (browser: Browser, url: string): Promise<Vitals> =>
  inLab(browser, async (tab) => {
    await tab.addInitScript(observe)
    await tab.goto(url, { waitUntil: 'networkidle' })
    await tab.waitForTimeout(SETTLE_MS)
    return read(tab)
  })
