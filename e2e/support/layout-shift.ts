import type { Page } from '@playwright/test'

/** How far things have moved on the page since it loaded: the sum of its layout shifts, 0 where nothing moved. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          resolve(sum)
        }, 300)
      }),
  )
