import { NumbersLink } from '#features/affiliate/components/numbers-link.tsx'
import { hydrate } from './hydrate.ts'

export const start = hydrate(NumbersLink)
