import { hydrate } from '#app/islands/hydrate.ts'
import { Shown } from '../shown.tsx'

export const start = hydrate(Shown)
