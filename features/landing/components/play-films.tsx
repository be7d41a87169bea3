'use client'

import { useEffect } from 'react'
import { closest } from '#lib/browser/closest.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'

const play = (event: MouseEvent) => {
  const cover = closest(event, 'a[data-film]')
  const markup = cover?.parentElement?.querySelector('noscript')?.textContent
  // Without it the link leads to the clip itself.
  if (!cover || !markup || !isPlainClick(event)) return
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  const video = body.querySelector('video')
  if (!video) return
  event.preventDefault()
  cover.replaceWith(video)
  video.focus()
  // What cannot be played the clip's own controls say.
  video.play().catch((_refused: unknown) => undefined)
}

/** Plays a clip in place of its cover when the visitor asks for it; a page with clips has this once. */
export const PlayFilms = () => {
  useEffect(() => {
    document.addEventListener('click', play)
    return () => {
      document.removeEventListener('click', play)
    }
  }, [])
  return null
}
