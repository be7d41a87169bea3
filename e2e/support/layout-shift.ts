import { expect, type Page } from '@playwright/test'

/** The layout shifts of a page since it loaded, each with its size and the first element of those that moved. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string }[]>((resolve) => {
        const shifts: { value: number; moved: string }[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const [source]: { node: Node | null }[] = Reflect.get(entry, 'sources')
            const element =
              source?.node instanceof Element ? source.node : source?.node?.parentElement
            const moved = element?.outerHTML.slice(0, 160) ?? ''
            shifts.push({ value: Number(Reflect.get(entry, 'value')), moved })
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          resolve(shifts)
        }, 300)
      }),
  )

/** Holds that nothing on a page has moved since it loaded; `about` stands in the message. */
export const expectNoShift = async (page: Page, about?: string): Promise<void> => {
  expect(await shiftsOf(page), about).toEqual([])
}

/** How far things have moved on the page since it loaded: the sum of its layout shifts. */
export const layoutShift = async (page: Page): Promise<number> =>
  (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)
