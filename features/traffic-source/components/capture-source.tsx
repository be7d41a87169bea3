import { useEffect } from 'react'
import { consentState } from '#lib/browser/consent-state.ts'
import { rememberCookie } from '#lib/browser/remember-cookie.ts'
import { storedValue } from '#lib/browser/stored-value.ts'
import { trafficSource } from '#lib/browser/traffic-source.ts'
import type { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import { mayAttribute } from '#lib/util/consent-rules.ts'
import type { Shared } from '../attach-capture.ts'

const SHARED: Shared = {
  consentState,
  mayAttribute,
  trafficSource,
  storedValue,
  remember: rememberCookie,
}

/** A record of an earlier visit. */
const KEY = 'b_tracking' satisfies (typeof STORAGE_KEYS)['trafficSource']['name']

/** Tells whether there may be anything to capture: most pages need not fetch the code for it. */
const isBrought = (search: string): boolean =>
  search !== '' ||
  /(?:^|; )(?:_ga|b_source)=/.test(document.cookie) ||
  storedValue('localStorage', KEY).read() !== null

/** Captures at once (S2 §4), for a form that is sent before the time. */
export const captureSource = async (search: string): Promise<void> => {
  if (!isBrought(search)) return
  const { captureNow } = await import('../attach-capture.ts')
  captureNow({ ...SHARED, search })
}

type Props = {
  /** Milliseconds to wait; none where this itself is loaded when it is due. */
  delayMs?: number
  /** Query of the address that the page was loaded with. */
  search: string
}

/** Captures the traffic source once per page load (S2 §4). */
export const CaptureSource = ({ delayMs = 0, search }: Props) => {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const start = async () => {
      if (!isBrought(search)) return
      const { attachCapture } = await import('../attach-capture.ts')
      if (!signal.aborted) attachCapture({ ...SHARED, search, signal })
    }
    // Where the code is lost, a sign-up carries nothing.
    const timer = setTimeout(() => void start().catch((_lost: unknown) => undefined), delayMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [delayMs, search])
  return null
}
