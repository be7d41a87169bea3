import { FILL, WHILE } from '../purchase-page.ts'

/** Shows the parts of a page that belong to one of its states, and hides those of the others. */
export const showState = (root: HTMLElement, ...states: readonly string[]): void => {
  root.dataset.state = states.join(' ')
  for (const part of root.querySelectorAll<HTMLElement>(`[${WHILE}]`)) {
    const own = part.getAttribute(WHILE)?.split(' ') ?? []
    part.hidden = !own.some((state) => states.includes(state))
  }
}

/** An address breaks behind its sign, where it must break. */
const breakable = (text: string): (string | HTMLElement)[] =>
  text
    .split(/(@)/)
    .flatMap((part) => (part === '@' ? [part, document.createElement('wbr')] : [part]))

/** Writes a fact wherever the page keeps room for it; a row whose fact is missing stays away. */
export const fillFacts = (
  root: HTMLElement,
  facts: Readonly<Record<string, string | null>>,
): void => {
  for (const [name, text] of Object.entries(facts)) {
    for (const place of root.querySelectorAll<HTMLElement>(`[${FILL}="${name}"]`)) {
      place.replaceChildren(...breakable(text ?? ''))
      const row = place.closest<HTMLElement>('[data-row]')
      if (row) row.hidden = text === null
    }
  }
}

/** Waits, but never past the end of the page. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

/** The language of the page. */
export const pageLanguage = (): string => document.documentElement.lang
