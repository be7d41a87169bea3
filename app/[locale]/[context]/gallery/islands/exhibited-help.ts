import { hydrate } from '#app/islands/hydrate.ts'
import { ExhibitedHelp } from '../help/[state]/exhibited-help.tsx'

export const start = hydrate(ExhibitedHelp)
