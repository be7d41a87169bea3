'use client'

import { useEffect } from 'react'
import { markShown } from '../../mark-shown.ts'

/** Milliseconds between two tries: the page script attaches what opens an overlay some time after the load. */
const PAUSE_MS = 100

const stay = (event: Event) => event.preventDefault()

/** Presses the link to an overlay, as a visitor would, until what it shows is there. */
export const OverlayOpener = ({ selector }: { selector: string }) => {
  useEffect(() => {
    const timer = setInterval(() => {
      const dialog = document.querySelector('dialog[open]')
      if (dialog) {
        if (!dialog.querySelector('article, img')) return
        clearInterval(timer)
        markShown()
        return
      }
      // Nobody has handled it yet: it leads nowhere.
      window.addEventListener('click', stay, { once: true })
      document.querySelector<HTMLElement>(selector)?.click()
    }, PAUSE_MS)
    return () => {
      clearInterval(timer)
    }
  }, [selector])
  return null
}
