'use client'

import { useEffect } from 'react'
import { closest } from '#lib/browser/closest.ts'
import { attachNumbers } from '../materials/numbers.ts'
import { takeAlong, type TakeAlongWords } from '../materials/take-along.ts'

/** Brings the page of materials to life, from outside of what travels once; shows nothing itself. */
export const MaterialsBehaviour = (words: TakeAlongWords) => {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    attachNumbers(signal)
    const take = (event: MouseEvent) => {
      const button = closest(event, '[data-copies], [data-saves]')
      if (button) void takeAlong(button, words)
    }
    document.addEventListener('click', take, { signal })
    for (const buttons of document.querySelectorAll('[data-needs-script]')) {
      buttons.classList.remove('invisible')
    }
    return () => {
      stop.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the page's own words
  }, [])
  return null
}
