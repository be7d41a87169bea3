import { consentState } from '#lib/browser/consent-state.ts'
import { forgetCookie } from '#lib/browser/forget-cookie.ts'
import { rememberCookie } from '#lib/browser/remember-cookie.ts'
import { storedValue } from '#lib/browser/stored-value.ts'
import { trafficSource } from '#lib/browser/traffic-source.ts'
import type { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import type { TrafficSource } from '#lib/contracts/traffic-source.ts'
import { mayAttribute } from '#lib/util/consent-rules.ts'
import { capture } from './capture.ts'

// Types only: the table itself would come with every first load.
type Keys = typeof STORAGE_KEYS

const last = storedValue('localStorage', 'b_tracking' satisfies Keys['trafficSource']['name'])
const first = storedValue('localStorage', 'b_first' satisfies Keys['firstTouch']['name'])

/** What the analytics client calls this browser (S2 §3 "SourceGuid"). */
const CLIENT = /(?:^|; )_ga=GA\d\.\d\.(\d{1,12}\.\d{1,12})(?:;|$)/

const store = (record: TrafficSource, query: URLSearchParams) => {
  last.write(record)
  if (!first.read()) first.write(record)
  const source = record.CustomTracking?.source
  // What an earlier page brought does not live longer for it.
  if (source && query.get('source') === source) rememberCookie('source', source)
}

const erase = () => {
  last.write()
  first.write()
  forgetCookie('source')
}

type Parts = {
  /** Query of the address that the page was loaded with. */
  search: string
  signal: AbortSignal
}

/**
 * Captures what brought the visitor (S2 §4). It is stored where that is allowed, as soon as it is; otherwise it stays
 * in the memory of the page, and a refusal erases what was stored.
 */
export const attachCapture = ({ search, signal }: Parts): void => {
  const query = new URLSearchParams(search)
  const apply = () => {
    const consent = consentState.getState()
    const isAllowed = mayAttribute(consent)
    const memory = trafficSource.getState()
    const source = capture({ query, before: isAllowed ? [memory, last.read()] : [memory] })
    const SourceGuid = CLIENT.exec(document.cookie)?.[1]
    trafficSource.setState({ ...source, ...(SourceGuid && { SourceGuid }) }, true)
    // A visitor whom nothing brought leaves nothing, the client's name alone included.
    if (isAllowed && Object.keys(source).length > 0) store(trafficSource.getState(), query)
    if (consent.choice === 'declined') erase()
  }
  apply()
  signal.addEventListener('abort', consentState.subscribe(apply))
}
