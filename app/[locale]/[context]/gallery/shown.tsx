'use client'

import { useEffect } from 'react'
import { markShown } from './mark-shown.ts'

/** For a page that shows what the server has rendered: it is ready when its scripts run. */
export const Shown = () => {
  useEffect(markShown, [])
  return null
}
