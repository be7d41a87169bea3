import { hydrate } from '#app/islands/hydrate.ts'
import { OverlayOpener } from '../foot/[state]/overlay-opener.tsx'

export const start = hydrate(OverlayOpener)
