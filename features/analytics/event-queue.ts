import { createStore } from 'zustand/vanilla'
import { randomKey } from '#lib/browser/random-key.ts'
import type { CountedEvent } from '#lib/config/events.ts'

/** An event on its way; the handler judges one that was kept. */
export type Waiting = Readonly<Record<string, unknown>>

type Queue = { waiting: readonly Waiting[] }

/** The events that are not acknowledged yet. */
export const eventQueue = createStore<Queue>(() => ({ waiting: [] }))

/** Lets an event wait for `features/analytics`, which sends it, under an id that it keeps; no event holds an address. */
export const enqueue = (event: CountedEvent): void => {
  const { lang: language } = document.documentElement
  const { pathname: path } = location
  const at = new Date().toISOString()
  eventQueue.setState(({ waiting }) => ({
    waiting: [...waiting, { id: randomKey(), ...event, language, path, at }],
  }))
}
