import type { Browser, Page as Tab } from 'playwright'
import * as z from 'zod'
import { inLab } from './lab.ts'

/** What a visitor's browser saw; times in milliseconds. */
export type Vitals = { lcp: number; cls: number; tbt: number }

const observed = z.object({
  lcp: z.number(),
  cls: z.number(),
  firstPaint: z.number(),
  tasks: z.array(z.object({ start: z.number(), end: z.number() })),
})

/** Runs in the page before its own code. */
const observe = `
  const seen = { lcp: 0, cls: 0, firstPaint: 0, tasks: [] }
  globalThis.__seen = seen
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value })
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime })
  watch('longtask', ({ startTime, duration }) => { seen.tasks.push({ start: startTime, end: startTime + duration }) })
`

/** A task blocks for as long as it goes on beyond this. */
const BLOCKING_MS = 50

type Observed = z.infer<typeof observed>

/** Total blocking time: what tasks after the first contentful paint block. */
const blockingTime = ({ tasks, firstPaint }: Observed): number =>
  tasks
    .map(({ start, end }) => end - Math.max(start, firstPaint) - BLOCKING_MS)
    .filter((blocked) => blocked > 0)
    .reduce((sum, blocked) => sum + blocked, 0)

/** Milliseconds after the last request in which hydration ends and late shifts show. */
const SETTLE_MS = 500

const read = async (tab: Tab): Promise<Vitals> => {
  const seen = observed.parse(await tab.evaluate('__seen'))
  return { lcp: seen.lcp, cls: seen.cls, tbt: blockingTime(seen) }
}

/** Loads a page once under lab conditions. */
export const vitalsOf = async (browser: Browser, url: string): Promise<Vitals> =>
  inLab(browser, async (tab) => {
    await tab.addInitScript(observe)
    await tab.goto(url, { waitUntil: 'networkidle' })
    await tab.waitForTimeout(SETTLE_MS)
    return read(tab)
  })
