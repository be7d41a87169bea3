'use client'

import { useEffect } from 'react'
import { attachCapture } from '../attach-capture.ts'

/** Captures the traffic source once per page load (S2 §4); the delay is given, for constants in a first load would split the sign-up's chunk. */
export const CaptureSource = ({ delayMs }: { delayMs: number }) => {
  useEffect(() => {
    const stop = new AbortController()
    attachCapture({ delayMs, signal: stop.signal })
    return () => {
      stop.abort()
    }
  }, [delayMs])
  return null
}
