import type { Browser, Page as Tab } from 'playwright'

/** The lab of docs/measuring.md: a middling phone on a slow mobile network. */
const LATENCY_MS = 562
const BYTES_PER_SECOND = 1_470_000 / 8
const CPU_SLOWDOWN = 4
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Makes a tab as slow as that phone and its network, from now on. */
export const slowDown = async (tab: Tab) => {
  const session = await tab.context().newCDPSession(tab)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Runs `work` with a tab of a new profile under lab conditions. */
export const inLab = async <T>(browser: Browser, work: (tab: Tab) => Promise<T>): Promise<T> => {
  const context = await browser.newContext(PHONE)
  try {
    const tab = await context.newPage()
    await slowDown(tab)
    return await work(tab)
  } finally {
    await context.close()
  }
}
