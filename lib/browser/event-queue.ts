import { createStore } from 'zustand/vanilla'
import type { CountedEvent } from '#lib/config/events.ts'
import { randomKey } from './random-key.ts'

/** An event on its way; the handler judges one that was kept. */
export type Waiting = Readonly<Record<string, unknown>>

/** What is not acknowledged yet; at module level, for every script of a page adds to the same. Nothing does on the server. */
export const eventQueue = createStore<{ waiting: readonly Waiting[] }>(() => ({ waiting: [] }))

/** Lets an event wait for `event-delivery.ts`, under an id that it keeps; no event holds an address. */
export const enqueue = ({ name, category, label }: CountedEvent): void => {
  const { lang: language } = document.documentElement
  const { pathname: path } = location
  const at = new Date().toISOString()
  eventQueue.setState(({ waiting }) => ({
    waiting: [...waiting, { id: randomKey(), name, category, label, language, path, at }],
  }))
}
