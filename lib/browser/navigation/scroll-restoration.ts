import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import { storedValue } from '../stored-value.ts'

/** The scroll position on an entry of the tab's history, in pixels. */
type Position = readonly [entry: string, top: number]

/** Entries that are kept; nobody goes back further. */
const KEPT_ENTRIES = 50

const kept = storedValue('sessionStorage', STORAGE_KEYS.scroll.name)

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

const readPositions = (): Map<string, number> => {
  const stored = kept.read()
  return new Map(Array.isArray(stored) ? stored.filter(isPosition) : [])
}

const writePositions = (positions: Map<string, number>) => {
  kept.write([...positions].slice(-KEPT_ENTRIES))
}

/** Whether the visitor came to this page before: a new visit of its address starts at its top, or where its hash says. */
const isReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'back_forward' || entry.type === 'reload'))

const scrollToTop = (top: number) => scrollTo({ top, behavior: 'instant' })

/** The events that show that the visitor has taken hold of the page. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Goes to a place at once, and again when fonts and pictures have settled, unless the visitor has gone elsewhere. */
const returnTo = (top: number, signal: AbortSignal) => {
  const taken = new AbortController()
  const until = AbortSignal.any([signal, taken.signal])
  const go = () => {
    if (!until.aborted) scrollToTop(top)
  }
  go()
  for (const sign of SIGNS) {
    addEventListener(sign, () => taken.abort(), { signal: until, passive: true })
  }
  void document.fonts.ready.then(go)
  addEventListener('load', go, { signal: until })
}

/**
 * Brings back the place on a page that the visitor returns to or loads again (S2 §4). What the back-forward
 * cache keeps needs nothing. A browser that names no entries of its history, or refuses storage, goes on by itself.
 */
export const attachScrollRestoration = (signal: AbortSignal): void => {
  if (!('navigation' in window)) return
  const { navigation } = window
  const known = readPositions()
  writePositions(known)
  if (kept.read() === null) return
  history.scrollRestoration = 'manual'
  const entry = () => navigation.currentEntry?.key ?? ''
  // Of the entries that this document has shown; other documents write theirs.
  const own = new Map<string, number>()
  const note = () => own.set(entry(), scrollY)
  const keep = () => {
    note()
    const positions = readPositions()
    for (const [key, top] of own) {
      // The latest come last, and stay longest.
      positions.delete(key)
      positions.set(key, top)
    }
    writePositions(positions)
  }
  const top = known.get(entry())
  if (top !== undefined && isReturn()) returnTo(top, signal)
  note()
  addEventListener('scroll', note, { passive: true, signal })
  addEventListener('pagehide', keep, { signal })
  // Between two places of one page.
  const onEntry = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    const place = own.get(entry()) ?? known.get(entry())
    if (navigationType === 'traverse' && place !== undefined) scrollToTop(place)
  }
  navigation.addEventListener('currententrychange', onEntry, { signal })
}
