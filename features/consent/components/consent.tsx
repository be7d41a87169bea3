'use client'

import { useEffect } from 'react'
import { attachConsent } from '../attach-consent.ts'
import type { VendorScript } from '../vendors/vendor-scripts.ts'

type Props = { url: string; vendors: readonly VendorScript[] | undefined }

/** The leaf of every page that knows what the visitor allows (architecture 22). */
export const Consent = ({ url, vendors }: Props) => {
  useEffect(() => {
    const stop = new AbortController()
    attachConsent({ url, vendors, signal: stop.signal })
    return () => {
      stop.abort()
    }
  }, [url, vendors])
  return null
}
