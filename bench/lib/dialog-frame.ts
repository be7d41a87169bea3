import type { Browser, Page as Tab } from 'playwright'

const CPU_SLOWDOWN = 4

/** Milliseconds in which a page does nothing before it counts as idle. */
const IDLE_MS = 500

/** Notes when the click came, when the frame with the dialog was handed over to be shown, and when its field had the focus. */
const watchDialog = `
  const frameOf = async (clicked, selector) => {
    const frame = () => new Promise(requestAnimationFrame)
    do await frame()
    while (!document.querySelector(selector))
    await frame()
    return performance.now() - clicked
  }
  const tooLate = () => new Promise((_, reject) => setTimeout(reject, 10_000, new Error('No dialog 10 s after the click.')))
  globalThis.__opened = new Promise((resolve) => {
    const onClick = ({ timeStamp }) => {
      const frames = ['dialog[open]', 'dialog:modal input:focus'].map((selector) => frameOf(timeStamp, selector))
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

/** Milliseconds from a click. */
export type DialogTimes = {
  /** To the first frame with the dialog. */
  shown: number
  /** To the frame in which its field has the focus. */
  ready: number
}

const open = async (tab: Tab, url: string): Promise<DialogTimes> => {
  await tab.goto(url)
  await idle(tab)
  const link = tab.locator('a[data-sign-up]:visible').first()
  // What the dialog needs is fetched as the pointer comes near.
  await link.hover()
  await idle(tab)
  const session = await tab.context().newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await tab.evaluate(watchDialog)
  // The pointer is there already; `link.click()` would look for what lies under it, in the time that is measured.
  await tab.mouse.down()
  await tab.mouse.up()
  const [shown, ready] = await tab.evaluate<[number, number]>('__opened')
  return { shown, ready }
}

type Opening = { url: string; width: number }

/** How long the dialog takes from the click on the first sign-up link of a warmed page, on a processor slowed four times. */
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
