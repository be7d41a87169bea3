'use client'

import { useEffect } from 'react'
import { track } from '#lib/browser/track.ts'
import { LANDING_VIEW_DELAY_MS } from '#lib/config/constants.ts'

type Props = {
  /** Label of the landing record. */
  label: string
}

/** Counts a view of a landing page one second after it mounted, once (S2 §2.3). */
export const LandingView = ({ label }: Props) => {
  useEffect(() => {
    const timer = setTimeout(() => {
      track({ name: 'landing view', category: 'Landing', label })
    }, LANDING_VIEW_DELAY_MS)
    return () => clearTimeout(timer)
  }, [label])
  return null
}
