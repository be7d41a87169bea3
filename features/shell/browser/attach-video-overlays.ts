import { onOverlayLink } from '#components/ui/on-overlay-link.ts'
import { videoId } from '../video-id.ts'

/** Opens the film of a page over it (S2 §2.8). */
export const attachVideoOverlays = onOverlayLink({
  selector: 'a[data-video]',
  idOf: ({ video }) => videoId(`${video}`),
  fetchIt: async () => (await import('./open-video.ts')).openVideo,
})
