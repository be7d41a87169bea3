import { attachNumbers } from './numbers.ts'
import { takeAlong, type TakeAlongWords } from './take-along.ts'

type Parts = {
  words: TakeAlongWords
  signal: AbortSignal
  /** What was clicked last before this was there. */
  clicked: EventTarget | null
}

/** Puts the affiliate's numbers into the texts, and copies and saves what is clicked. */
export const bringToLife = ({ words, signal, clicked }: Parts): void => {
  const take = (target: EventTarget | null) => {
    const control = target instanceof Element ? target.closest('[data-copies], [data-saves]') : null
    if (control) void takeAlong(control, words)
  }
  attachNumbers(signal)
  document.addEventListener('click', ({ target }) => take(target), { signal })
  take(clicked)
}
