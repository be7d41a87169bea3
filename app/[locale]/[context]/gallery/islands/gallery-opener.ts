import { hydrate } from '#app/islands/hydrate.ts'
import { GalleryOpener } from '../[specimen]/[state]/gallery-opener.tsx'

export const start = hydrate(GalleryOpener)
