'use client'

import { useEffect } from 'react'
import { track } from '#lib/browser/track.ts'

type Props = {
  /** Label of the landing record. */
  label: string
  /** Milliseconds after the mount; given, for constants in a first load would split the sign-up's chunk. */
  delayMs: number
}

/** Counts a view of a landing page a while after it mounted, once (S2 §2.3). */
export const LandingView = ({ label, delayMs }: Props) => {
  useEffect(() => {
    const timer = setTimeout(() => {
      track({ name: 'landing view', category: 'Landing', label })
    }, delayMs)
    return () => clearTimeout(timer)
  }, [label, delayMs])
  return null
}
