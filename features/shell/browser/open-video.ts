import { openOverlay } from '#components/ui/open-overlay.ts'
import { filmImage } from '#lib/browser/film-image.ts'

type Parts = { dialog: HTMLDialogElement; link: HTMLAnchorElement }

/** Plays the film of a page over it, from its beginning each time (S2 §2.8). */
export const openVideo = ({ dialog, link }: Parts): void => {
  const frame = dialog.querySelector<HTMLElement>('[data-told]')
  frame?.replaceChildren(filmImage(link.href, `${frame.dataset.told}`))
  openOverlay({ dialog, opener: link })
}
