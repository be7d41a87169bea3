import type { Browser, Page as Tab } from 'playwright'
import { slowDown } from './lab.ts'

/** Milliseconds in which a page does nothing before it counts as idle. */
const IDLE_MS = 500

/**
 * Notes when the click came, when the frame with the dialog was handed over to be shown, and the one whose field had the
 * focus. A message posted from a frame comes when that frame is done; the next frame would have made the dialog modal
 * before it tells the time.
 */
const watchDialog = `
  const frame = () => new Promise(requestAnimationFrame)
  const frameDone = () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(undefined)
  })
  const frameOf = async (clicked, selector) => {
    do await frame()
    while (!document.querySelector(selector))
    await frameDone()
    return performance.now() - clicked
  }
  const tooLate = () => new Promise((_, reject) => setTimeout(reject, 10_000, new Error('No dialog 10 s after the click.')))
  globalThis.__opened = new Promise((resolve) => {
    const onClick = ({ timeStamp }) => {
      const frames = ['dialog[open]', 'dialog[open] input:focus'].map((selector) => frameOf(timeStamp, selector))
      resolve(Promise.race([Promise.all(frames), tooLate()]))
    }
    addEventListener('click', onClick, { capture: true, once: true })
  })
  undefined
`

const idle = async (tab: Tab) => {
  await tab.waitForLoadState('networkidle')
  await tab.waitForTimeout(IDLE_MS)
}

/** Milliseconds. */
export type DialogTimes = {
  /** From the click to the first frame with the dialog. */
  shown: number
  /** From the click to the frame in which its field has the focus. */
  ready: number
  /** Longest from a press or a key to the frame that answers it, while the framework starts (INP). */
  slowest: number
}

const watchInteractions = `
  globalThis.__slowest = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.__slowest = Math.max(globalThis.__slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  undefined
`

const TYPED = 'jane.miller@example.com'

/** Milliseconds between two keys of somebody who types well. */
const KEY_MS = 120

const open = async (tab: Tab, url: string): Promise<DialogTimes> => {
  await tab.goto(url)
  await idle(tab)
  const link = tab.locator('a[data-sign-up]:visible').first()
  const box = await link.boundingBox()
  if (!box) throw new Error(`${url} shows no sign-up link.`)
  await slowDown(tab)
  await tab.evaluate(watchInteractions)
  await tab.evaluate(watchDialog)
  // Like a finger: nothing comes near before the press, and nothing of the framework is there.
  await tab.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const [shown, ready] = await tab.evaluate<[number, number]>('__opened')
  await tab.keyboard.type(TYPED, { delay: KEY_MS })
  await tab.waitForTimeout(IDLE_MS)
  const slowest = await tab.evaluate<number>('__slowest')
  return { shown, ready, slowest }
}

type Opening = { url: string; width: number }

/** How long the dialog takes from a press on the first sign-up link of a page without its framework, on a slow telephone. */
export const dialogTimesOf = async (
  browser: Browser,
  { url, width }: Opening,
): Promise<DialogTimes> => {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  try {
    return await open(await context.newPage(), url)
  } finally {
    await context.close()
  }
}
