import { closest, isPlainClick } from '#lib/browser/clicks.ts'

const play = (event: MouseEvent) => {
  const cover = closest(event, 'a[data-film]')
  const video = cover?.parentElement?.querySelector('video')
  // Without it the link leads to the clip itself.
  if (!cover || !video || !isPlainClick(event)) return
  event.preventDefault()
  cover.hidden = true
  video.hidden = false
  for (const captions of video.textTracks) captions.mode = 'showing'
  video.focus()
  // What cannot be played the clip's own controls say.
  video.play().catch((_refused: unknown) => undefined)
}

/** Plays a clip in place of its cover when the visitor asks for it. */
export const playFilms = (signal: AbortSignal): void => {
  document.addEventListener('click', play, { signal })
}
