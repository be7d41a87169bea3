import { useEffect } from 'react'
import { attachConsent } from '../attach-consent.ts'
import type { VendorScript } from '../vendors/vendor-scripts.ts'

type Props = {
  /** Address of the localization handler. */
  url: string
  vendors: readonly VendorScript[] | undefined
  /** Milliseconds until the banner shows; none where this itself is loaded when it is due. */
  delayMs?: number
}

/** The leaf of every page that knows what the visitor allows (architecture 22). */
export const Consent = ({ url, vendors, delayMs = 0 }: Props) => {
  useEffect(() => {
    const stop = new AbortController()
    attachConsent({ url, vendors, delayMs, signal: stop.signal })
    return () => {
      stop.abort()
    }
  }, [url, vendors, delayMs])
  return null
}
