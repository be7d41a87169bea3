import { mayIdentifyVisit, mayMeasure } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { ask } from '#lib/browser/ask.ts'
import { randomKey } from '#lib/browser/random-key.ts'
import { storedValue } from '#lib/browser/stored-value.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import { eventQueue, type Waiting } from '../track.ts'

/** Milliseconds that an event waits for others: longer than a landing page waits for its view. */
const WAIT_MS = 1500

/** Milliseconds until what nobody answered for is sent again from the same page; twice as long after each failure. */
const RETRY_MS = 10_000

/** Fits the smallest body that a handler reads, and what a browser sends from a page that it closes. */
const BATCH = 10

/** From here on (429, 5xx) an answer says that the handler has not taken the events, but may later. */
const LATER = 429

const isList = (kept: unknown): kept is Waiting[] => Array.isArray(kept)

let isRestored = false

const stored = storedValue('sessionStorage', STORAGE_KEYS.eventQueue.name)
const visit = storedValue('sessionStorage', STORAGE_KEYS.visit.name)

/** Keeps what waits across a reload, or forgets it all where the visitor declined; gives the next batch. */
const settle = () => {
  if (!mayMeasure(consentState.getState())) {
    eventQueue.setState({ waiting: [] })
    visit.write()
  }
  const { waiting } = eventQueue.getState()
  stored.write(waiting.length > 0 ? waiting : undefined)
  return waiting.slice(0, BATCH)
}

const bodyOf = (batch: readonly Waiting[]) => {
  const isKnown = mayIdentifyVisit(consentState.getState())
  const id = isKnown ? (visit.read() ?? randomKey()) : undefined
  if (isKnown) visit.write(id)
  return JSON.stringify(batch.map((event) => ({ ...event, visit: id })))
}

/**
 * Sends what waits in batches until the handler has answered for it, and by beacon when the page goes away. What
 * nobody answered for is sent again after a while, or by the next page of the tab, under the same ids.
 */
export const deliverEvents = (signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = RETRY_MS
  let isAway = false

  const post = async (): Promise<void> => {
    timer = undefined
    const batch = settle()
    if (batch.length === 0) return
    const answer = await ask(API_PATHS.events, {
      method: 'POST',
      body: bodyOf(batch),
      keepalive: true,
    }).catch((_lost: unknown) => null)
    if (answer && answer.status < LATER) {
      // A refused batch will never be taken.
      eventQueue.setState(({ waiting }) => ({
        waiting: waiting.filter((event) => !batch.includes(event)),
      }))
      await post()
    } else {
      sendAfter(pause)
      pause *= 2
    }
  }
  const sendAfter = (milliseconds: number) => {
    timer ??= setTimeout(() => void post(), milliseconds)
  }
  /** Browsers differ in which of the two they say first when a page goes away, and whether both. */
  const leave = () => {
    const batch = settle()
    // A beacon has no answer: what it carries stays.
    if (!isAway && batch.length > 0) navigator.sendBeacon(API_PATHS.events, bodyOf(batch))
    isAway = true
  }
  const onVisibility = () => {
    if (document.hidden) leave()
    else {
      isAway = false
      sendAfter(WAIT_MS)
    }
  }

  const kept = isRestored ? null : stored.read()
  isRestored = true
  if (isList(kept)) eventQueue.setState(({ waiting }) => ({ waiting: [...kept, ...waiting] }))
  sendAfter(WAIT_MS)
  document.addEventListener('visibilitychange', onVisibility, { signal })
  addEventListener('pagehide', leave, { signal })
  signal.addEventListener('abort', consentState.subscribe(settle))
  signal.addEventListener(
    'abort',
    eventQueue.subscribe(({ waiting }, before) => {
      if (waiting.length > before.waiting.length) sendAfter(WAIT_MS)
    }),
  )
}
