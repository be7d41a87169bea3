import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import { ask } from '../ask.ts'

/** Shortest time between two reloads for a lost script (S1 §8, S2 §9). */
export const RELOAD_GUARD_MS = 60_000

/**
 * The errors for a script that cannot be fetched: of bundlers ("Loading chunk 7 failed", "Loading CSS chunk 7 failed", "Failed to load
 * chunk …", all of them a ChunkLoadError), and for a module of browsers, Chromium and Firefox, then Safari.
 */
const LOST = /load.* chunk|chunkload|imported module|a module script/i

type Field = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'input:not([type="hidden"]),textarea'

/** Whether a visitor is in a field, or has left something there. */
const isTouched = (field: Field): boolean => {
  if (field === document.activeElement) return true
  const isChoice = field.type === 'checkbox' || field.type === 'radio'
  if (isChoice && 'checked' in field) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/** Whether a reload would take something from the visitor: an open dialog, or what is being written. */
const isBusy = (): boolean => {
  const fields = document.querySelectorAll<Field>(FIELDS)
  return document.querySelector('dialog[open]') !== null || [...fields].some(isTouched)
}

const reloadOnceAMinute = () => {
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(STORAGE_KEYS.reload.name)) < RELOAD_GUARD_MS) return
    sessionStorage.setItem(STORAGE_KEYS.reload.name, `${now}`)
    location.reload()
  } catch (blocked) {
    // Some web views answer `null` instead of refusing.
    if (!(blocked instanceof DOMException || blocked instanceof TypeError)) throw blocked
  }
}

/**
 * Loads the page anew, at most once per minute, and never where the browser keeps no session storage; while a dialog is
 * open or something is typed it waits until that is over (S1 §8 "Failed chunk load", S2 §8).
 */
const reloadWhenFree = (): void => {
  if (!isBusy()) {
    reloadOnceAMinute()
    return
  }
  const free = new AbortController()
  // After the event: only then the dialog is closed, and the focus elsewhere.
  const onEnd = () =>
    setTimeout(() => {
      if (free.signal.aborted || isBusy()) return
      free.abort()
      reloadOnceAMinute()
    })
  const options = { signal: free.signal, capture: true }
  document.addEventListener('close', onEnd, options)
  document.addEventListener('focusout', onEnd, options)
}

const FIRST_REFUSAL = 400

/** Milliseconds after which a page that is being left is gone. */
export const LEFT_MS = 3000

/**
 * Loads the page anew where the site no longer has a script. One that is there was lost by the network, or since the visitor is leaving, which
 * a reload would stop: what cannot be had otherwise is worth a reload to whoever is still here after `wait` milliseconds (S1 §8).
 */
export const reloadWithout = (src: string, wait?: number): void => {
  ask(src, { cache: 'no-store' }).then(
    ({ status }) => (wait || status >= FIRST_REFUSAL) && setTimeout(reloadWhenFree, wait),
    (_unreachable: unknown) => undefined,
  )
}

const ADDRESS = /\S+\.js/

/** Loads the page anew where an error says that a part of its script is lost, as after a new release. */
export const reloadAfterLostChunk = (error: unknown): void => {
  const said = String(error)
  // Safari names none: the page itself says whether there is a network.
  if (LOST.test(said)) reloadWithout(ADDRESS.exec(said)?.[0] ?? '', LEFT_MS)
}
