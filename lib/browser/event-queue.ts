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

/** Where nothing can be sent for long the oldest events are given up. */
const MOST = 100

const TOO_MANY_REQUESTS = 429

/** An event on its way; one that was kept may be anything, which the handler judges. */
type Waiting = Readonly<Record<string, unknown>>

const isWaiting = (kept: unknown): kept is Waiting => typeof kept === 'object' && kept !== null

const stored = storedValue('sessionStorage', 'b_events' satisfies Keys['eventQueue']['name'])
const visit = storedValue('sessionStorage', 'b_visit' satisfies Keys['visit']['name'])

/** What is not acknowledged yet; at module level, for every script of a page adds to the same. Nothing does on the server. */
let queue: readonly Waiting[] = []
let isRestored = false
let timer: ReturnType<typeof setTimeout> | undefined
let send = (): void => undefined

const sendAfter = (milliseconds: number) => {
  timer ??= setTimeout(() => {
    timer = undefined
    send()
  }, milliseconds)
}

/** Lets an event wait for the next batch, under an id that it keeps; no event holds an address. */
export const enqueue = ({ name, category, label }: AnalyticsEvent): void => {
  const { lang: language } = document.documentElement
  const { pathname: path } = location
  const at = new Date().toISOString()
  queue = [...queue, { id: randomKey(), name, category, label, language, path, at }].slice(-MOST)
  sendAfter(WAIT_MS)
}

/** Keeps what waits across a reload, or forgets it all where the visitor declined; tells whether there is something to send. */
const settle = (): boolean => {
  if (!mayMeasure(consentState.getState())) {
    queue = []
    visit.erase()
  }
  if (queue.length > 0) stored.write(queue)
  else stored.erase()
  return queue.length > 0
}

const visitId = (): unknown => {
  if (!mayIdentifyVisit(consentState.getState())) return undefined
  const id = visit.read() ?? randomKey()
  visit.write(id)
  return id
}

const bodyOf = (batch: readonly Waiting[]) => {
  const id = visitId()
  return JSON.stringify(batch.map((event) => ({ ...event, visit: id })))
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
  let isSending = false
  let pause = RETRY_MS
  const post = async (): Promise<void> => {
    if (isSending || !settle()) return
    isSending = true
    const batch = queue.slice(0, BATCH)
    const answer = await fetch(url, {
      method: 'POST',
      body: bodyOf(batch),
      keepalive: true,
    }).catch((_lost: unknown) => null)
    isSending = false
    // A refused batch will never be taken.
    if (answer && answer.status < 500 && answer.status !== TOO_MANY_REQUESTS) {
      pause = RETRY_MS
      queue = queue.filter((event) => !batch.includes(event))
      await post()
    } else {
      sendAfter(pause)
      pause *= 2
    }
  }
  const onVisibility = () => {
    if (!document.hidden) send()
    // A beacon has no answer: what it carries stays.
    else if (settle()) navigator.sendBeacon(url, bodyOf(queue.slice(0, BATCH)))
  }
  send = () => void post()
  const kept = isRestored ? null : stored.read()
  isRestored = true
  if (Array.isArray(kept)) queue = [...kept.filter(isWaiting), ...queue]
  if (queue.length > 0) sendAfter(WAIT_MS)
  document.addEventListener('visibilitychange', onVisibility, { signal })
  signal.addEventListener('abort', consentState.subscribe(settle))
}
