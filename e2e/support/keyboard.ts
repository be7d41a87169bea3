import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 120

/** What has the focus, as a person sees it: where it is drawn, and how. A field that its label draws is seen, and pressed, there. */
const look = async () => {
  const element = document.activeElement
  // A frame looks after its own, and after the last stop comes the browser.
  const isOther = element instanceof HTMLIFrameElement || element === document.body
  if (!(element instanceof HTMLElement) || isOther) return null
  const isField = element instanceof HTMLInputElement
  const labels = isField ? [...(element.labels ?? []), element.nextElementSibling] : []
  const parts = [element, ...labels].filter((part) => part instanceof HTMLElement)
  // What slides in with the focus is looked at where it comes to rest.
  const moving = parts.flatMap((part) => part.getAnimations())
  const sliding = moving.filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(sliding.map(({ finished }) => finished))
  const styles = parts.map((part) => getComputedStyle(part))
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return {
    name: element.outerHTML.slice(0, 160),
    tabIndex: element.tabIndex,
    isLinkInSentence:
      element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline',
    hasMark: styles.some(
      ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
    ),
    isInSight: boxes.some(({ top, bottom }) => bottom > 0 && top < innerHeight),
    side: Math.max(...boxes.map(({ width, height }) => Math.min(width, height))),
  }
}

type Stop = NonNullable<Awaited<ReturnType<typeof look>>>

/** What is pressed is 24 px high and wide, links within a sentence aside (WCAG 2.2, 2.5.8). */
const faultsOf = ({ name, tabIndex, isLinkInSentence, hasMark, isInSight, side }: Stop) => [
  ...(hasMark ? [] : [`no mark of the focus: ${name}`]),
  ...(isInSight ? [] : [`not in sight: ${name}`]),
  ...(tabIndex > 0 ? [`an order of its own: ${name}`] : []),
  ...(isLinkInSentence || side >= 24 ? [] : [`${side} px: ${name}`]),
]

/** Goes through pages by the Tab key, and looks at each stop: marked, in sight, large enough, in the order of the page. */
export const walkerOn = (page: Page) => {
  const faults = new Set<string>()

  const hasFocus = async (target: Locator) =>
    (await target.count()) > 0 && target.evaluate((element) => element.matches(':focus'))

  /** Goes on until something has the focus, in a frame too, which may come when the focus is near. */
  const tabTo = async (target: Locator) => {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(look)
      for (const fault of stop ? faultsOf(stop) : []) faults.add(fault)
      if (await hasFocus(target)) return
    }
    throw new Error(`The Tab key does not lead to ${target.toString()}`)
  }

  return {
    tabTo,
    press: async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
      await tabTo(target)
      await page.keyboard.press(key)
    },
    /** Types in place of what stands there. */
    type: async (target: Locator, text: string) => {
      await tabTo(target)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    /** Nothing has been found wrong so far, and the page is as wide as its window. */
    expectGood: async () => {
      expect.soft([...faults]).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    },
  }
}
