import { closest, isPlainClick } from '#lib/browser/clicks.ts'
import { filmImage } from '#lib/browser/film-image.ts'

const play = (event: MouseEvent) => {
  const link = closest(event, 'a[data-film]')
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return
  event.preventDefault()
  const [cover, button] = link.children
  cover?.replaceWith(filmImage(link.href, `${link.dataset.film}`))
  // What is put back begins its waiting anew.
  if (button) link.append(button)
}

/** Plays a film in place of its cover when the visitor asks for it, from its beginning each time. */
export const playFilms = (signal: AbortSignal): void => {
  document.addEventListener('click', play, { signal })
}
