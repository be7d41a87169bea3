import {
  createElement,
  useInsertionEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { StartIsland } from '#lib/browser/islands.ts'
import { beforeIn, fillAgain, focusAgain, restoreServerMarkup } from './hydrate-fields.ts'

/** The number of new starts for an island that React has given up, before its last content stays there without React. */
const NEW_STARTS = 2

type FilledProps = { fill: () => void; focus: () => void; children?: ReactNode }

/** Fills the fields once they are in the page, before anything of the island looks at them, and gives the focus back. */
const Filled = ({ fill, focus, children }: FilledProps): ReactNode => {
  useInsertionEffect(fill, [fill])
  // React gives it back to what had it at the beginning of its work.
  useLayoutEffect(focus, [focus])
  return children
}

/** Follows the element of an island that had the focus last, and has not passed it to anything else. */
const watchFocus = (island: Element) => {
  let last: Element | null = null
  island.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target
  })
  island.addEventListener('focusout', (event) => {
    if (event instanceof FocusEvent && event.relatedTarget) last = null
  })
  return () => last
}

/** Lets React have an island, and starts it anew with what was typed when React gives it up. */
const start = (island: Element, content: ReactElement): void => {
  const lastFocus = watchFocus(island)
  // Told at once by `takeRecords`: nothing is to be done when it is told later.
  const watch = new MutationObserver(() => undefined)
  let failures = 0
  let isEnding = false
  /** The last content of the island. A start that fails shows nothing, and a browser may have reported what was removed before React does. */
  let shown: readonly Node[] = [...island.childNodes]

  /** The content, with what stands in some nodes and what had the focus there. */
  const filledFrom = (before: readonly Node[], had: Element | null) => {
    const found = beforeIn(before)
    const fill = () => fillAgain(island, found)
    const focus = () => {
      if (had && !had.isConnected) focusAgain(island, had)
    }
    return createElement(Filled, { fill, focus }, content)
  }

  const startAnew = () => {
    isEnding = false
    failures += 1
    island.replaceChildren()
    const had = document.activeElement === document.body ? lastFocus() : null
    if (failures <= NEW_STARTS) flushSync(() => root.render(filledFrom(shown, had)))
    else {
      island.replaceChildren(...shown)
      focusAgain(island, had)
    }
  }

  const onUncaughtError = (error: unknown) => {
    reportError(error)
    if (isEnding) return
    isEnding = true
    // React has taken out what it had put in, unless that stands in something that is not React's.
    const removed = watch.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])
    const found = [...removed, ...island.childNodes]
    if (found.length > 0) shown = found
    // Not in the middle of React's own work.
    queueMicrotask(startAnew)
  }

  watch.observe(island, { childList: true })
  const first = filledFrom([...island.childNodes], document.activeElement)
  const root = flushSync(() => hydrateRoot(island, first, { onUncaughtError }))
}

/**
 * Makes a component an island: React takes over what the server has rendered of it, and nothing else of the page. What was
 * typed, the focus and the selection stay, whatever stands in the island by then (docs/decisions/029).
 */
export const hydrate =
  <Props extends object>(component: ComponentType<Props>): StartIsland =>
  (island, { props, sent }) => {
    restoreServerMarkup(island, sent)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Island` has written them for this very component
    start(island, createElement(component, props as Props))
  }
