import type { consentState } from '#lib/browser/consent-state.ts'
import type { rememberCookie } from '#lib/browser/remember-cookie.ts'
import type { storedValue } from '#lib/browser/stored-value.ts'
import type { trafficSource } from '#lib/browser/traffic-source.ts'
import type { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import { capture } from '#lib/contracts/capture-source.ts'
import type { mayAttribute } from '#lib/util/consent-rules.ts'

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

type Parts = Shared & {
  /** Query of the address that the page was loaded with. */
  search: string
  signal: AbortSignal
}

/** What the analytics client calls this browser (S2 §3 "SourceGuid"). */
const CLIENT = /(?:^|; )_ga=GA\d\.\d\.(\d{1,12}\.\d{1,12})(?:;|$)/

/**
 * Captures what brought the visitor (S2 §4). It is stored where that is allowed, as soon as it is; otherwise it stays
 * in the memory of the page. A refusal erases the records here, and the cookie in `features/consent`.
 */
export const attachCapture = (parts: Parts): void => {
  const { search, signal, consentState, trafficSource, storedValue, remember } = parts
  const last = storedValue('localStorage', 'b_tracking' satisfies Keys['trafficSource']['name'])
  const first = storedValue('localStorage', 'b_first' satisfies Keys['firstTouch']['name'])
  const query = new URLSearchParams(search)

  const store = () => {
    const record = trafficSource.getState()
    last.write(record)
    if (!first.read()) first.write(record)
    const source = record.CustomTracking?.source
    // What an earlier page brought does not live longer for it.
    if (source && query.get('source') === source) remember('source', source)
  }
  const apply = () => {
    const consent = consentState.getState()
    const isAllowed = parts.mayAttribute(consent)
    const memory = trafficSource.getState()
    const source = capture({ query, before: isAllowed ? [memory, last.read()] : [memory] })
    const SourceGuid = CLIENT.exec(document.cookie)?.[1]
    trafficSource.setState({ ...source, ...(SourceGuid && { SourceGuid }) }, true)
    // A visitor whom nothing brought leaves nothing, the client's name alone included.
    if (isAllowed && Object.keys(source).length > 0) store()
    if (consent.choice === 'declined') {
      last.write()
      first.write()
    }
  }
  apply()
  signal.addEventListener('abort', consentState.subscribe(apply))
}
