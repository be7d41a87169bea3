import { FRAMEWORK } from '#lib/config/framework.ts'
import { closest } from './clicks.ts'
import { readPageFact } from './read-page-fact.ts'

/** Milliseconds until a file that was lost is asked for again: signs of interest come with every key. */
const PAUSE_MS = 2000

const wanted = new Set<string>()

const append = (src: string): void => {
  if (wanted.has(src)) return
  wanted.add(src)
  const script = document.createElement('script')
  script.async = true
  script.src = src
  // A later sign of interest asks for it again.
  script.addEventListener('error', () => {
    setTimeout(() => wanted.delete(src), PAUSE_MS)
  })
  document.head.append(script)
}

/** Milliseconds without a key after which a visitor counts as having paused. */
const QUIET_MS = 250

let lastKey = -QUIET_MS

const noteKey = ({ key }: KeyboardEvent) => {
  // Who sends a form has typed enough, and waits for what starts.
  if (key !== 'Enter') lastKey = performance.now()
}

const preload = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = href
    // One that is lost is asked for again as a script.
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve())
    document.head.append(link)
  })

const startWhenQuiet = (files: readonly string[]): void => {
  const rest = lastKey + QUIET_MS - performance.now()
  if (rest > 0) setTimeout(startWhenQuiet, rest, files)
  else for (const src of files) append(src)
}

let fetched: Promise<readonly string[]> | undefined

const fetchFramework = async () => {
  const files = readPageFact(FRAMEWORK) ?? []
  await Promise.all(files.map(preload))
  return files
}

/**
 * Fetches the framework for this page, and starts it in a pause: on a slow telephone it takes longer than a key may wait
 * for its letter (budget 18). Once however often it is wanted; in development it is there from the start.
 */
export const startFramework = (): void => {
  fetched ??= fetchFramework()
  void fetched.then(startWhenQuiet)
}

/** What tells that a visitor comes near something: with the pointer, a finger, the keyboard, or by typing into it. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'input'] as const

/** Starts the framework as soon as a visitor comes near an element that needs it, or a page needs it as a whole (docs/decisions/029). */
export const attachFramework =
  ({ near, whole }: { near: string; whole: string }) =>
  (signal: AbortSignal): void => {
    const onSign = (event: Event) => {
      if (closest(event, near)) startFramework()
    }
    // Who was there before this came.
    if (document.querySelector(whole) ?? document.activeElement?.closest(near)) startFramework()
    document.addEventListener('keydown', noteKey, { signal, passive: true })
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { signal, passive: true })
  }
