import { ask } from '../ask.ts'
import { reloadAfterLostChunk, reloadWhenFree } from './reload-after-lost-chunk.ts'

const FIRST_REFUSAL = 400

/**
 * A script that the site no longer has belongs to a page older than the release. One that the network lost is asked for
 * again by whoever wanted it, and a reload would only lose the page as well.
 */
const reloadWithoutScript = async (src: string, signal: AbortSignal) => {
  const asked = ask(src, { cache: 'no-store', signal })
  const answer = await asked.catch((_unreachable: unknown) => null)
  if (answer && answer.status >= FIRST_REFUSAL) reloadWhenFree()
}

/** A script, or one that is fetched ahead. */
const addressOf = (target: EventTarget | null): string | undefined => {
  if (target instanceof HTMLScriptElement) return target.src
  return target instanceof HTMLLinkElement ? target.href : undefined
}

/** Loads the page anew where it needs a script that is gone (S1 §8 "Failed chunk load", S2 §8). */
export const attachLostScripts = (signal: AbortSignal): void => {
  const onError = (event: Event) => {
    const { target } = event
    if (event instanceof ErrorEvent) reloadAfterLostChunk(event.error)
    const src = addressOf(target)
    if (src && new URL(src).origin === location.origin) void reloadWithoutScript(src, signal)
  }
  // Captured: the error of an element does not rise.
  addEventListener('error', onError, { signal, capture: true })
  addEventListener('unhandledrejection', ({ reason }) => reloadAfterLostChunk(reason), { signal })
}
