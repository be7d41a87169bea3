import type { Browser, Page as Tab } from 'playwright'

const CPU_SLOWDOWN = 4

/** Milliseconds in which a page does nothing before it counts as idle. */
const IDLE_MS = 500

/** Notes when the click came and when the frame with the open dialog was handed over to be shown. */
const watchDialog = `
  globalThis.__opened = new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector('dialog:modal')) return requestAnimationFrame(look)
        requestAnimationFrame(() => resolve(performance.now() - timeStamp))
      }
      requestAnimationFrame(look)
    }, { capture: true, once: true })
  })
  undefined
`

const idle = async (tab: Tab) => {
  await tab.waitForLoadState('networkidle')
  await tab.waitForTimeout(IDLE_MS)
}

const open = async (tab: Tab, url: string): Promise<number> => {
  await tab.goto(url)
  await idle(tab)
  const link = tab.locator('a[data-sign-up]:visible').first()
  // What the dialog needs is fetched as the pointer comes near.
  await link.hover()
  await idle(tab)
  const session = await tab.context().newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await tab.evaluate(watchDialog)
  await link.click()
  return Number(await tab.evaluate('__opened'))
}

type Opening = { url: string; width: number }

/** Milliseconds from the click on the first sign-up link of a warmed page to the first frame with its dialog, on a processor slowed four times. */
export const dialogFrameOf = async (browser: Browser, { url, width }: Opening): Promise<number> => {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  try {
    return await open(await context.newPage(), url)
  } finally {
    await context.close()
  }
}
