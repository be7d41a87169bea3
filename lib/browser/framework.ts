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

/** Starts the framework in this page, once however often it is wanted; in development it is there from the start. */
export const startFramework = (): void => {
  for (const src of readPageFact(FRAMEWORK) ?? []) append(src)
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
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { signal, passive: true })
  }
