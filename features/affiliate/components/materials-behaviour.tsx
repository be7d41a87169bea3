'use client'

import { useEffect } from 'react'
import type { TakeAlongWords } from '../materials/take-along.ts'

/** Milliseconds: past the load, before somebody has read what there is to copy. */
const REST_MS = 900

/** Brings the page of materials to life, from outside of what travels once; shows nothing itself. */
export const MaterialsBehaviour = (words: TakeAlongWords) => {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let clicked: EventTarget | null = null
    let isAsked = false
    const start = async () => {
      if (isAsked) return
      isAsked = true
      const { bringToLife } = await import('../materials/bring-to-life.ts')
      bringToLife({ words, signal, clicked })
    }
    const startSafely = () => {
      start().catch((_lost: unknown) => {
        // The next sign of interest fetches it again.
        isAsked = false
      })
    }
    const onClick = ({ target }: Event) => {
      clicked = target
      startSafely()
    }
    const isNamed = Boolean(location.search || location.hash)
    const timer = setTimeout(startSafely, isNamed ? 0 : REST_MS)
    document.addEventListener('focusin', startSafely, { signal })
    document.addEventListener('click', onClick, { signal })
    for (const buttons of document.querySelectorAll('[data-needs-script]')) {
      buttons.classList.remove('invisible')
    }
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the page's own words
  }, [])
  return null
}
