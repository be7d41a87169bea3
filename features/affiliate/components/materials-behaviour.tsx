'use client'

import { useEffect } from 'react'
import { closest } from '#lib/browser/closest.ts'
import { attachNumbers } from '../materials/numbers.ts'
import type { TakeAlongWords } from '../materials/take-along.ts'

const fetchRest = () => import('../materials/take-along.ts')

/** Milliseconds: past the load, before somebody has read what there is to copy. */
const REST_MS = 1500

/** What is lost on the way is fetched again by the next click. */
const lost = (_failure: unknown) => undefined

/** Brings the page of materials to life, from outside of what travels once; shows nothing itself. */
export const MaterialsBehaviour = (words: TakeAlongWords) => {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    attachNumbers(signal)
    const take = async (button: Element) => {
      const { takeAlong } = await fetchRest()
      await takeAlong(button, words)
    }
    const onClick = (event: Event) => {
      const button = closest(event, '[data-copies], [data-saves]')
      if (button) take(button).catch(lost)
    }
    document.addEventListener('click', onClick, { signal })
    // Before a click: some browsers let nothing on the clipboard that has to be fetched first.
    const timer = setTimeout(() => void fetchRest().catch(lost), REST_MS)
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
