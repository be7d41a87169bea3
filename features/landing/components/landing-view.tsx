'use client'

import { useEffect } from 'react'
import { track } from '#lib/browser/track.ts'

type Props = {
  /** Label and keyword of the landing record. */
  label: string
  keyword: string
  /** Milliseconds after the mount; given, for constants in a first load would split the sign-up's chunk. */
  delayMs: number
}

/** Records the keyword of a landing page on load and counts a view of it a while after, once each (S2 §2.3). */
export const LandingView = ({ label, keyword, delayMs }: Props) => {
  useEffect(() => {
    const timers = [
      setTimeout(() => {
        track({ name: 'record query', category: 'Landing', label: keyword })
      }),
      setTimeout(() => {
        track({ name: 'landing view', category: 'Landing', label })
      }, delayMs),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [label, keyword, delayMs])
  return null
}
