type Given = {
  props: object
  /** How the island came, before anything but the page itself was there. */
  sent: Element
}

/** What the module of an island gives: React takes over what the server has rendered into `element`, from the same props. */
export type StartIsland = (element: Element, given: Given) => void

/** Milliseconds until a file that was lost is asked for again: signs of interest come with every key. */
const PAUSE_MS = 2000

/** Milliseconds without a letter after which a visitor counts as having paused. */
const QUIET_MS = 250

/** How an island came, as other things than ours may stand in it by the time it starts; its files and props as JSON. */
type Waiting = readonly [sent: Element, given: string]

/** The islands that are still to start. */
const waiting = new Map<Element, Waiting>()

let lastKey = -QUIET_MS

const noteKey = ({ key }: KeyboardEvent) => {
  // Keys that write have a name of one letter. Who goes on by Tab, or sends a form, waits for what starts.
  if (key.length === 1) lastKey = performance.now()
}

const quiet = async (): Promise<void> => {
  const rest = lastKey + QUIET_MS - performance.now()
  if (rest <= 0) return
  await new Promise((resolve) => {
    setTimeout(resolve, rest)
  })
  await quiet()
}

/** Fetches a file without running it; a module that an import has lost would stay lost. Gives whether it came. */
const preload = (href: string): Promise<boolean> =>
  new Promise((resolve) => {
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'script',
        crossOrigin: '',
        href,
        onload: () => resolve(true),
        onerror: () => resolve(false),
      }),
    )
  })

type IslandData = { files: readonly string[]; props: object }

// oxlint-disable-next-line node/no-process-env -- written in by whatever bundles this
const isDevelopment = process.env.NODE_ENV === 'development'

const startElement = async (element: Element): Promise<void> => {
  const found = waiting.get(element)
  // There React has taken over the whole page.
  if (isDevelopment || !found) return
  waiting.delete(element)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the component `Island`, in the same build
  const { files, props } = JSON.parse(found[1]) as IslandData
  const came = await Promise.all(files.map(preload))
  if (came.includes(false)) {
    // A later sign of interest asks for them again.
    setTimeout(() => waiting.set(element, found), PAUSE_MS)
    return
  }
  await quiet()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bundled beside this script (scripts/generate-page-script.ts)
  const { start } = (await import(/* turbopackIgnore: true */ `${files[0]}`)) as {
    start: StartIsland
  }
  start(element, { props, sent: found[0] })
}

/**
 * Fetches the islands that a place stands in or wakes, and starts them in a pause: on a slow telephone that takes longer
 * than a key may wait for its letter (budget 18). Once however often they are wanted.
 */
export const startIslands = (place: EventTarget | null): void => {
  if (!(place instanceof Element)) return
  for (const island of waiting.keys()) {
    const near = island.getAttribute('data-near')
    if (island.contains(place) || (near && place.closest(near))) void startElement(island)
  }
}

/** What tells that a visitor comes near something: with the pointer, a finger, the keyboard, or by typing into it. */
const SIGNS = ['pointerover', 'focusin', 'input'] as const

/** Starts each island of the page when it is due (docs/decisions/029). */
export const attachIslands = (signal: AbortSignal): void => {
  const onSign = ({ target }: Event) => startIslands(target)
  // Told by their order: between an island and what it was given something else may stand.
  const given = document.querySelectorAll('[data-given]')
  for (const [index, island] of document.querySelectorAll('[data-island]').entries()) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy of it
    const sent = island.cloneNode(true) as Element
    waiting.set(island, [sent, given[index]?.textContent ?? ''])
  }
  document.addEventListener('keydown', noteKey, { signal, passive: true })
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { signal, passive: true })
  // Who was there before this came.
  startIslands(document.activeElement)
}
