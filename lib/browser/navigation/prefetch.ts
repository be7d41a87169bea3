import prefetchedPaths from '#generated/prefetched-paths.json'
import { splitPublicPath } from '#lib/util/split-public-path.ts'
import { closest } from '../clicks.ts'
import { savesData } from './saves-data.ts'

/** Milliseconds of rest after which the pages that a visitor may go to next are fetched (S2 §4, §9). */
export const PREFETCH_IDLE_MS = 2000

/** Pages that are fetched unasked: what is in view when the page rests. */
const MOST_IN_VIEW = 4

/** Milliseconds over a link after which it is meant. */
const HOVER_MS = 65

/** The events that show that the visitor is busy with the page. */
const SIGNS = ['pointerdown', 'keydown', 'input', 'scroll'] as const

const isPrefetchedPath = (pathname: string): boolean =>
  prefetchedPaths.includes(splitPublicPath(pathname).path)

/** Whether fetching what a link leads to can do no more than spare time: another page of this site, without a query. */
const isPrefetched = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.search === '' &&
  link.pathname !== location.pathname &&
  !link.matches('[data-sign-up],[target],[download]') &&
  isPrefetchedPath(link.pathname)

const isInView = (link: HTMLAnchorElement): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

/** Calls once nobody has done anything for a time, and the browser has nothing else to do. */
const whenIdle = (signal: AbortSignal, then: () => void) => {
  const over = new AbortController()
  const until = AbortSignal.any([signal, over.signal])
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    over.abort()
    if (signal.aborted) return
    if ('requestIdleCallback' in window) requestIdleCallback(then)
    else then()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(end, PREFETCH_IDLE_MS)
  }
  for (const sign of SIGNS) addEventListener(sign, wait, { signal: until, passive: true })
  until.addEventListener('abort', () => clearTimeout(timer))
  wait()
}

/**
 * Whether the policy of the page refuses a hint: Chromium lets one through that any directive allows, Firefox and WebKit
 * hold it to `default-src`, which is 'none', and say so in the console. Chromium alone tells of a connection.
 */
const isRefused = (): boolean => !('connection' in navigator)

/**
 * Fetches the pages that a visitor may go to next, after a rest on this one for 2000 ms: a few in view, then what
 * is pointed at (S2 §4). What must not be asked for unasked, the route registry knows.
 */
export const attachPrefetch = (signal: AbortSignal): void => {
  if (isRefused() || savesData()) return
  const fetched = new Set<string>()
  const fetchPage = (link: HTMLAnchorElement) => {
    const href = `${link.origin}${link.pathname}`
    if (signal.aborted || fetched.has(href)) return
    fetched.add(href)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = href
    document.head.append(hint)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const onPoint = (event: Event) => {
    clearTimeout(timer)
    const link = closest(event, 'a[href]')
    if (link && isPrefetched(link)) timer = setTimeout(() => fetchPage(link), HOVER_MS)
  }
  const start = () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    for (const link of links) {
      if (fetched.size === MOST_IN_VIEW) break
      if (isPrefetched(link) && isInView(link)) fetchPage(link)
    }
    addEventListener('pointerover', onPoint, { signal, passive: true })
    addEventListener('focusin', onPoint, { signal })
  }
  whenIdle(signal, start)
}
