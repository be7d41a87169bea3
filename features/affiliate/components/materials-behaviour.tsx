'use client'

import { useEffect } from 'react'
import { closest } from '#lib/browser/closest.ts'
import { attachNumbers } from '../materials/numbers.ts'
import type { TakeAlongWords } from '../materials/take-along.ts'

/** Brings the page of materials to life, from outside of what travels once; shows nothing itself. */
export const MaterialsBehaviour = (words: TakeAlongWords) => {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    attachNumbers(signal)
    const take = async (button: Element) => {
      const { takeAlong } = await import('../materials/take-along.ts')
      await takeAlong(button, words)
    }
    const onClick = (event: MouseEvent) => {
      const button = closest(event, '[data-copies], [data-saves]')
      // What is lost on the way is fetched again by the next click.
      if (button) take(button).catch((_lost: unknown) => undefined)
    }
    document.addEventListener('click', onClick, { signal })
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
