import { GALLERY_MARK } from '#lib/config/gallery.ts'

/** Says that what the page is there to show can be seen now. */
export const markShown = (): void => {
  document.documentElement.setAttribute(GALLERY_MARK, '')
}
