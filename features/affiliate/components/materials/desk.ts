import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { LinkNumbers } from './numbers.ts'

/** The words that a button shows for a moment after its act. */
type Said = { button: string; words: string }

type Desk = {
  /** The affiliate's; nothing before script has read them, and no button works. */
  numbers: LinkNumbers | null
  said: Said | null
}

const INITIAL: Desk = { numbers: null, said: null }

/** The state that the islands of the page of materials share. */
export const deskStore = createStore<Desk>(() => INITIAL)

/** The desk, as a component sees it. */
export const useDesk = (): Desk =>
  useSyncExternalStore(deskStore.subscribe, deskStore.getState, () => INITIAL)

/** Milliseconds. */
const SHOWN_MS = 2500

/** Lets a button say something for a moment. */
export const say = (said: Said): void => {
  deskStore.setState({ said })
  setTimeout(() => {
    // Not where another has spoken since.
    if (deskStore.getState().said === said) deskStore.setState({ said: null })
  }, SHOWN_MS)
}
