/** What the module of an island gives: React takes over what the server has rendered into `element`, from the same props. */
export type StartIsland = (element: Element, props: object) => void

/** Milliseconds until a file that was lost is asked for again: signs of interest come with every key. */
const PAUSE_MS = 2000

/** Milliseconds without a letter after which a visitor counts as having paused. */
const QUIET_MS = 250

const started = new Set<Element>()

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

type Given = { files: readonly string[]; props: object }

// oxlint-disable-next-line node/no-process-env -- written in by whatever bundles this
const isDevelopment = process.env.NODE_ENV === 'development'

const startElement = async (element: Element): Promise<void> => {
  // There React has taken over the whole page.
  if (isDevelopment || started.has(element)) return
  started.add(element)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the component `Island`, in the same build
  const { files, props } = JSON.parse(element.nextElementSibling?.textContent ?? '') as Given
  const came = await Promise.all(files.map(preload))
  if (came.includes(false)) {
    // A later sign of interest asks for them again.
    setTimeout(() => started.delete(element), PAUSE_MS)
    return
  }
  await quiet()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bundled beside this script (scripts/generate-page-script.ts)
  const { start } = (await import(/* turbopackIgnore: true */ `${files[0]}`)) as {
    start: StartIsland
  }
  start(element, props)
}

/**
 * Fetches the islands that a place stands in or wakes, and starts them in a pause: on a slow telephone that takes longer
 * than a key may wait for its letter (budget 18). Once however often they are wanted.
 */
export const startIslands = (place: EventTarget | null): void => {
  if (!(place instanceof Element)) return
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { near } = island.dataset
    if (island.contains(place) || (near && place.closest(near))) void startElement(island)
  }
}

/** What tells that a visitor comes near something: with the pointer, a finger, the keyboard, or by typing into it. */
const SIGNS = ['pointerover', 'focusin', 'input'] as const

/** Starts each island of the page when it is due (docs/decisions/029). */
export const attachIslands = (signal: AbortSignal): void => {
  const onSign = ({ target }: Event) => startIslands(target)
  document.addEventListener('keydown', noteKey, { signal, passive: true })
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { signal, passive: true })
  // Who was there before this came.
  startIslands(document.activeElement)
}
