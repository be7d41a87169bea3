import { openOverlay } from '#components/ui/open-overlay.ts'

type Parts = { dialog: HTMLDialogElement; link: HTMLElement }

const rewind = (dialog: Element) => {
  const video = dialog.querySelector('video')
  const still = dialog.querySelector<HTMLElement>('a[data-film]')
  if (!video || !still) return
  video.pause()
  video.currentTime = 0
  video.hidden = true
  still.hidden = false
}

/** Opens the film of a page over it, with its still; once closed it has stopped, and begins with the still again (S2 §2.8). */
export const openVideo = ({ dialog, link }: Parts): void => {
  dialog.addEventListener('close', () => rewind(dialog), { once: true })
  openOverlay({ dialog, opener: link })
}
