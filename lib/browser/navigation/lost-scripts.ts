import { reloadAfterLostChunk, reloadWithout } from './reload-after-lost-chunk.ts'

/** A script, or one that is fetched ahead. */
const addressOf = (target: EventTarget | null): string | undefined => {
  if (target instanceof HTMLScriptElement) return target.src
  return target instanceof HTMLLinkElement ? target.href : undefined
}

const onError = (event: Event) => {
  const { target } = event
  if (event instanceof ErrorEvent) reloadAfterLostChunk(event.error)
  const src = addressOf(target)
  if (src && new URL(src).origin === location.origin) reloadWithout(src)
}

/** Loads the page anew where it needs a script that is gone (S1 §8 "Failed chunk load", S2 §8). */
export const attachLostScripts = (signal: AbortSignal): void => {
  // Captured: the error of an element does not rise.
  addEventListener('error', onError, { signal, capture: true })
  addEventListener('unhandledrejection', ({ reason }) => reloadAfterLostChunk(reason), { signal })
}
