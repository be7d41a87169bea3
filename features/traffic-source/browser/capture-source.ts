import { mayAttribute, refuses } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { afterLoad } from '#lib/browser/after-load.ts'
import { rememberCookie } from '#lib/browser/cookies.ts'
import { storedValue } from '#lib/browser/stored-value.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import { decoded } from '#lib/util/decoded.ts'
import { normalizedNames } from '#lib/util/normalized-names.ts'
import { capture } from '../capture.ts'
import { sourceCapture, trafficSourceStore } from '../traffic-source-store.ts'

/** Milliseconds between page load and the capture of the traffic source (S2 §4, §9). */
export const SOURCE_CAPTURE_DELAY_MS = 1000

/** The analytics client's id of this browser (S2 §3 "SourceGuid"). */
const CLIENT = /(?:^|; )_ga=GA\d\.\d\.(\d{1,12}\.\d{1,12})(?:;|$)/

/** The last `source` that a link named (S2 §3). */
const SOURCE = /(?:^|; )b_source=([^;]+)/

const cookieSource = () => {
  const source = decoded(SOURCE.exec(document.cookie)?.[1] ?? '')
  return source ? [{ CustomTracking: { source } }] : []
}

/** Milliseconds after which the analytics client is looked for again, once a script has come in that may bring it. */
const LOOKS_MS = [0, 500, 1500, 4000]

/** The record of the last arrival and of the first one. */
const records = () => ({
  last: storedValue('localStorage', STORAGE_KEYS.trafficSource.name),
  first: storedValue('localStorage', STORAGE_KEYS.firstTouch.name),
})

const store = (query: URLSearchParams): void => {
  const { last, first } = records()
  const record = trafficSourceStore.getState()
  const { SourceGuid } = record
  const firstTouch = first.read()
  last.write(record)
  if (!firstTouch) first.write(record)
  // The client names the browser when its script has come, which may be after the first touch.
  else if (SourceGuid && typeof firstTouch === 'object' && !('SourceGuid' in firstTouch)) {
    first.write({ ...firstTouch, SourceGuid })
  }
  const source = record.CustomTracking?.source
  // What an earlier page brought does not live longer for it.
  if (source && query.get('source') === source) rememberCookie('source', source)
}

/**
 * Captures what brought the visitor, from query and cookies (S2 §4). It is stored where that is allowed; otherwise it
 * stays in the memory of the page. A refusal erases the records here, and the cookie in `features/consent`.
 */
const captureNow = (search: string): void => {
  const query = normalizedNames(search)
  const { last, first } = records()
  const consent = consentState.getState()
  const isAllowed = mayAttribute(consent)
  const memory = trafficSourceStore.getState()
  const stored = isAllowed ? [...cookieSource(), last.read()] : []
  const source = capture({ query, before: [memory, ...stored] })
  const SourceGuid = CLIENT.exec(document.cookie)?.[1]
  trafficSourceStore.setState({ ...source, ...(SourceGuid && { SourceGuid }) }, true)
  // A visitor whom nothing brought leaves nothing, the client's name alone included.
  if (isAllowed && Object.keys(source).length > 0) store(query)
  if (refuses(consent.choice, 'attribution')) {
    last.write()
    first.write()
  }
}

/**
 * Captures what brought the visitor one second after the load, or when a form is sent before that (S2 §4); again
 * whenever the wish changes, and when a vendor has named the browser.
 */
export const captureSource = (signal: AbortSignal): void => {
  const { search } = location
  const look = () => {
    const isNamed = CLIENT.test(document.cookie) && !trafficSourceStore.getState().SourceGuid
    if (!signal.aborted && isNamed) captureNow(search)
  }
  const onLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return
    for (const milliseconds of LOOKS_MS) setTimeout(look, milliseconds)
  }
  const start = () => {
    captureNow(search)
    signal.addEventListener(
      'abort',
      consentState.subscribe(() => captureNow(search)),
    )
    // The vendor's script sets its cookie some time after it has come in; loads do not bubble.
    document.addEventListener('load', onLoad, { signal, capture: true })
  }
  sourceCapture.now = () => {
    captureNow(search)
    return Promise.resolve()
  }
  afterLoad(start, { delayMs: SOURCE_CAPTURE_DELAY_MS, signal })
}
