import type { consentState } from '#lib/browser/consent-state.ts'
import type { rememberCookie } from '#lib/browser/remember-cookie.ts'
import type { storedValue } from '#lib/browser/stored-value.ts'
import type { trafficSource } from '#lib/browser/traffic-source.ts'
import type { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import { capture } from '#lib/contracts/capture-source.ts'
import type { mayAttribute } from '#lib/util/consent-rules.ts'
import { decoded } from '#lib/util/decoded.ts'

// Types only, here and above: what a first load has comes with the call, or the sign-up's chunk would split.
type Keys = typeof STORAGE_KEYS

/** What every page has loaded. */
export type Shared = {
  consentState: typeof consentState
  mayAttribute: typeof mayAttribute
  trafficSource: typeof trafficSource
  storedValue: typeof storedValue
  remember: typeof rememberCookie
}

type Arrival = Shared & {
  /** Query of the address that the page was loaded with. */
  search: string
}

type Parts = Arrival & { signal: AbortSignal }

/** What the analytics client calls this browser (S2 §3 "SourceGuid"). */
const CLIENT = /(?:^|; )_ga=GA\d\.\d\.(\d{1,12}\.\d{1,12})(?:;|$)/

/** The last `source` that a link named (S2 §3). */
const SOURCE = /(?:^|; )b_source=([^;]+)/

const cookieSource = () => {
  const source = decoded(SOURCE.exec(document.cookie)?.[1] ?? '')
  return source ? [{ CustomTracking: { source } }] : []
}

/** Milliseconds after which the analytics client is looked for again, once a script has come in that may bring it. */
const LOOKS_MS = [0, 500, 1500, 4000]

/**
 * Captures what brought the visitor, from query and cookies (S2 §4). It is stored where that is allowed; otherwise it
 * stays in the memory of the page. A refusal erases the records here, and the cookie in `features/consent`.
 */
export const captureNow = (arrival: Arrival): void => {
  const { search, consentState, trafficSource, storedValue, remember } = arrival
  const last = storedValue('localStorage', 'b_tracking' satisfies Keys['trafficSource']['name'])
  const first = storedValue('localStorage', 'b_first' satisfies Keys['firstTouch']['name'])
  const query = new URLSearchParams(search)

  const store = () => {
    const record = trafficSource.getState()
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
    if (source && query.get('source') === source) remember('source', source)
  }
  const consent = consentState.getState()
  const isAllowed = arrival.mayAttribute(consent)
  const memory = trafficSource.getState()
  const stored = isAllowed ? [...cookieSource(), last.read()] : []
  const source = capture({ query, before: [memory, ...stored] })
  const SourceGuid = CLIENT.exec(document.cookie)?.[1]
  trafficSource.setState({ ...source, ...(SourceGuid && { SourceGuid }) }, true)
  // A visitor whom nothing brought leaves nothing, the client's name alone included.
  if (isAllowed && Object.keys(source).length > 0) store()
  if (consent.choice === 'declined') {
    last.write()
    first.write()
  }
}

/** Captures now, whenever the visitor's wish changes, and when a vendor has named the browser. */
export const attachCapture = ({ signal, ...arrival }: Parts): void => {
  const { consentState, trafficSource } = arrival
  const look = () => {
    const isNamed = CLIENT.test(document.cookie) && !trafficSource.getState().SourceGuid
    if (!signal.aborted && isNamed) captureNow(arrival)
  }
  const onLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return
    for (const milliseconds of LOOKS_MS) setTimeout(look, milliseconds)
  }
  captureNow(arrival)
  signal.addEventListener(
    'abort',
    consentState.subscribe(() => captureNow(arrival)),
  )
  // The vendor's script sets its cookie some time after it has come in; loads do not bubble.
  document.addEventListener('load', onLoad, { signal, capture: true })
}
