import type { AnalyticsEvent } from '#lib/config/events.ts'
import type { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import { mayIdentifyVisit, mayMeasure } from '#lib/util/consent-rules.ts'
import { consentState } from './consent-state.ts'
import { randomKey } from './random-key.ts'
import { storedValue } from './stored-value.ts'

// Types only: the tables themselves would come with every first load.
type Keys = typeof STORAGE_KEYS

/** Milliseconds that an event waits for others: longer than a landing page waits for its view. */
const WAIT_MS = 1500

/** Milliseconds until what nobody answered for is sent again from the same page; twice as long after each failure. */
const RETRY_MS = 10_000

/** Fits the smallest body that a handler reads, and what a browser sends from a page that it closes. */
const BATCH = 10

/** From here on (429, 5xx) an answer says that the handler has not taken the events, but may later. */
const LATER = 429

/** An event on its way; the handler judges one that was kept. */
type Waiting = Readonly<Record<string, unknown>>

const isList = (kept: unknown): kept is Waiting[] => Array.isArray(kept)

/** What is not acknowledged yet; at module level, for every script of a page adds to the same. Nothing does on the server. */
let queue: readonly Waiting[] = []
let isRestored = false
let wake = (): void => undefined

/** Lets an event wait for the next batch, under an id that it keeps; no event holds an address. */
export const enqueue = ({ name, category, label }: AnalyticsEvent): void => {
  const { lang: language } = document.documentElement
  const { pathname: path } = location
  queue = [
    ...queue,
    { id: randomKey(), name, category, label, language, path, at: new Date().toISOString() },
  ]
  wake()
}

type Parts = {
  /** Address of the events handler. */
  url: string
  signal: AbortSignal
}

/**
 * Sends what waits in batches until the handler has answered for it, and by beacon when the page goes away. What
 * nobody answered for is sent again after a while, or by the next page of the tab, under the same ids.
 */
export const attachEventQueue = ({ url, signal }: Parts): void => {
  const stored = storedValue('sessionStorage', 'b_events' satisfies Keys['eventQueue']['name'])
  const visit = storedValue('sessionStorage', 'b_visit' satisfies Keys['visit']['name'])
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = RETRY_MS

  /** Keeps what waits across a reload, or forgets it all where the visitor declined; gives the next batch. */
  const settle = () => {
    if (!mayMeasure(consentState.getState())) {
      queue = []
      visit.write()
    }
    stored.write(queue.length > 0 ? queue : undefined)
    return queue.slice(0, BATCH)
  }
  const bodyOf = (batch: readonly Waiting[]) => {
    const isKnown = mayIdentifyVisit(consentState.getState())
    const id = isKnown ? (visit.read() ?? randomKey()) : undefined
    if (isKnown) visit.write(id)
    return JSON.stringify(batch.map((event) => ({ ...event, visit: id })))
  }
  const post = async (): Promise<void> => {
    timer = undefined
    const batch = settle()
    if (batch.length === 0) return
    const answer = await fetch(url, {
      method: 'POST',
      body: bodyOf(batch),
      keepalive: true,
    }).catch((_lost: unknown) => null)
    if (answer && answer.status < LATER) {
      // A refused batch will never be taken.
      queue = queue.filter((event) => !batch.includes(event))
      await post()
    } else {
      sendAfter(pause)
      pause *= 2
    }
  }
  const sendAfter = (milliseconds: number) => {
    timer ??= setTimeout(() => void post(), milliseconds)
  }
  const onVisibility = () => {
    const batch = settle()
    // A beacon has no answer: what it carries stays.
    if (document.hidden && batch.length > 0) navigator.sendBeacon(url, bodyOf(batch))
    else wake()
  }

  const kept = isRestored ? null : stored.read()
  isRestored = true
  if (isList(kept)) queue = [...kept, ...queue]
  wake = () => {
    sendAfter(WAIT_MS)
  }
  wake()
  document.addEventListener('visibilitychange', onVisibility, { signal })
  signal.addEventListener('abort', consentState.subscribe(settle))
}
