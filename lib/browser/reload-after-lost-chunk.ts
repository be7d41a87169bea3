import { RELOAD_GUARD_MS, RELOAD_KEY } from '#lib/config/reload-guard.ts'

/**
 * Loads the page anew when a part of its script is lost, as after a new release; at most once per minute,
 * and never where the browser keeps no session storage (S1 §8 "Failed chunk load").
 */
export const reloadAfterLostChunk = (error: unknown): void => {
  // As the bundler names a script that it cannot fetch.
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(RELOAD_KEY)) < RELOAD_GUARD_MS) return
    sessionStorage.setItem(RELOAD_KEY, `${now}`)
    location.reload()
  } catch (blocked) {
    // Some web views answer `null` instead of refusing.
    if (!(blocked instanceof DOMException || blocked instanceof TypeError)) throw blocked
  }
}
